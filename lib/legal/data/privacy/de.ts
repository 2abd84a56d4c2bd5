import type { LegalText } from '../../types';

const privacy: LegalText = {
  title: 'Datenschutzerklärung',
  lead: 'Diese Erklärung nennt die personenbezogenen Daten, die {name} verarbeitet, zu welchem Zweck, wer sie erhält und wie lange sie aufbewahrt werden. Sie beschreibt, was die Plattform tatsächlich tut.',
  sections: [
    {
      id: 'controller',
      heading: 'Verantwortlicher',
      body: [
        'Für die hier beschriebene Verarbeitung ist der Betreiber von {name} verantwortlich. Schreiben Sie mit Fragen und zur Ausübung Ihrer Rechte an {email}.',
        'Veröffentlicht ein Lieferant Angaben zu eigenen Mitarbeitern, etwa einem Ansprechpartner oder einem Team, so hat er selbst dafür einzustehen, dass er das darf.',
      ],
    },
    {
      id: 'account',
      heading: 'Daten Ihres Kontos',
      body: [
        'Wenn Sie ein Konto registrieren und nutzen, speichern wir',
        {
          list: [
            'Ihre durch einen Code nachgewiesene Telefonnummer;',
            'Benutzernamen, Namen, E-Mail-Adresse und, falls angegeben, Ihre Position;',
            'Ihr Passwort, jedoch nur als Argon2id-Hash, aus dem es sich nicht ablesen lässt;',
            'Sprache und Zeitzone, damit Mitteilungen Sie in passender Form erreichen;',
            'welche Fassung der Nutzungsvereinbarung und dieser Erklärung Sie wann und in welcher Sprache angenommen haben.',
          ],
        },
        'Unterbenutzer trägt der Inhaber des Firmenkontos mit Telefonnummer, Namen und Rolle ein; sie werden per SMS benachrichtigt. Ohne die bei der Registrierung verlangten Angaben kann kein Konto eröffnet werden.',
      ],
    },
    {
      id: 'company',
      heading: 'Daten Ihres Unternehmens',
      body: [
        'Lieferanten geben Namen, Anschrift, Telefon, E-Mail, Ansprechpartner, Registernummer, Branchen, Vorstellung, Bilder, Produkte, Referenzen und Zertifikate an. Nach der Freigabe sind Firmenprofil, Produkte und Zertifikate weltweit öffentlich und über Suchmaschinen auffindbar.',
        'Die Gewerbelizenz dient allein der Prüfung und wird nie gezeigt. Sie liegt in einem privaten Speicher, ist nur dem Unternehmen und den Prüfern zugänglich und wird über signierte Adressen geöffnet, die fünf Minuten gelten. Entscheidungen der Prüfer und Änderungen von Prüfstufe, Mitgliedschaft und Status werden mit Zeit und Urheber festgehalten.',
      ],
    },
    {
      id: 'upload',
      heading: 'Hochgeladene Dateien',
      body: [
        'Bilder werden neu kodiert; dabei entfallen EXIF-Daten wie Ort, Zeit und Gerät. Ortsangaben in Videos werden geleert. Dokumente werden unverändert gespeichert: Entfernen Sie vor dem Hochladen, was Sie nicht weitergeben möchten. Anhänge sind privat und nur für die Beteiligten lesbar.',
      ],
    },
    {
      id: 'technical',
      heading: 'Sitzungen und Schutz vor Missbrauch',
      body: [
        {
          list: [
            'Zu jeder Anmeldung speichern wir Zeitpunkt, letzte Nutzung, Netzadresse (IP) und Browserkennung (User-Agent). Sie sehen diese Sitzungen in Ihrem Konto und können jede beenden. Vom Sitzungsschlüssel bewahren wir nur einen Hash auf.',
            'Zu jedem Bestätigungscode speichern wir Nummer oder E-Mail-Adresse, die anfragende Netzadresse und einen Hash des Codes.',
            'Fehlgeschlagene Anmeldungen und andere Versuche werden je Konto und Netzadresse gezählt, höchstens eine Stunde lang.',
            'Fehlerprotokolle enthalten technische Angaben und die Nummer der Anfrage; Passwörter, Sitzungsschlüssel und Cookies werden weggelassen.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Besuche und Suchen',
      body: [
        'Aufrufe eines Produkts oder Unternehmens werden als Zahl je Tag gezählt, ohne Angaben zur Person. Lieferanten sehen diese Zahlen, nicht die Besucher.',
        'Ein Suchbegriff wird mit einer Kennung gespeichert, die mit einem geheimen Schlüssel aus Netzadresse und Browser gebildet wird. Sie wechselt täglich, sodass am nächsten Tag niemand daran zu erkennen ist. Begriffe mit einer E-Mail-Adresse, Telefonnummer oder Webadresse werden nicht gespeichert.',
        'Solange Sie angemeldet sind, merken wir uns, welche Produkte und Unternehmen Sie wie oft und wann zuletzt geöffnet haben, sowie Ihre Favoriten und die Lieferanten und Branchen, denen Sie folgen. Auf Ihren Wunsch melden wir Ihnen Neues per E-Mail; ein Link in jeder dieser E-Mails bestellt sie ab. Nur Sie sehen sie, und Sie können jeden Eintrag löschen.',
        'Wir nutzen keine Analyse- oder Werbedienste Dritter und treffen keine Entscheidung über Sie allein auf automatisierter Grundlage.',
      ],
    },
    {
      id: 'message',
      heading: 'Mitteilungen, Anfragen und Chat',
      body: [
        'Per SMS und E-Mail senden wir Codes, Hinweise auf Änderungen Ihres Kontos und eine Begrüßung, dazu Nachrichten in den Posteingang Ihres Kontos. Nutzen Sie Einkaufsanfragen, Angebote, Vertretungsbewerbungen oder Chat, verarbeiten wir Inhalte, Anhänge, Beteiligte und Zeiten, um sie der anderen Seite zuzustellen. Eine offene Einkaufsanfrage ist ohne Ihren Namen und Ihre Kontaktdaten öffentlich; Lieferanten sehen diese erst, wenn Sie sie freigeben.',
        'Wenn Sie auf einer Messe einen Termin buchen, sieht der Aussteller Ihren Namen, Ihre Telefonnummer und Ihre bestätigte E-Mail-Adresse; Sie sehen seinen Namen und seinen Stand. Gespeicherte Suchen und Anfragen, denen Sie folgen, sehen nur Sie. Wenn Sie eine Anfrage oder ein Angebot melden, lesen unsere Mitarbeiter die Meldung und teilen Ihnen die Entscheidung mit; der Verfasser erfährt, dass entfernt wurde, aber nicht, wer gemeldet hat.',
        'Im Chat lesen die dazu berechtigten Mitglieder eines Lieferantenteams dessen Unterhaltungen und können Notizen dazu führen, die nur sie sehen. Eine Nachricht, die nicht gesendet werden kann, bleibt auf Ihrem Gerät, bis sie gesendet ist oder Sie sie verwerfen. Bleibt eine Nachricht ungelesen, senden wir sie per E-Mail. Wird eine Unterhaltung gemeldet, dürfen unsere Mitarbeitenden sie bis zur Meldung lesen; jedes Lesen wird protokolliert. Aus den Zeiten der Nachrichten berechnen wir, wie schnell ein Lieferant antwortet, und zeigen dies in seinem Showroom.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Zwecke und Rechtsgrundlagen',
      body: [
        {
          list: [
            'Erfüllung der Nutzungsvereinbarung: Führung von Konten, Veröffentlichung von Inhalten, Zustellung von Mitteilungen.',
            'Berechtigte Interessen: Sicherheit, Verhinderung von Missbrauch, Prüfung von Inhalten, Statistik ohne Personenbezug.',
            'Rechtliche Pflichten: Aufbewahrung von Nachweisen, Auskünfte an Behörden.',
            'Einwilligung, wo wir darum bitten; sie kann jederzeit für die Zukunft widerrufen werden.',
          ],
        },
      ],
    },
    {
      id: 'cookie',
      heading: 'Cookies und Speicher Ihres Browsers',
      body: [
        'Alle Cookies dienen einer Funktion der Plattform, keines der Werbung.',
        {
          terms: [
            ['token', 'Ihre Sitzung als Lieferant; für Skripte nicht lesbar; endet nach 30 Tagen ohne Nutzung.'],
            ['usertoken', 'Ihre Sitzung als Einkäufer; für Skripte nicht lesbar; endet nach 30 Tagen ohne Nutzung.'],
            ['stafftoken', 'Die Sitzung unserer Mitarbeiter; nur auf der Hauptadresse; 12 Stunden.'],
            ['signed_in', 'Welche Arten von Konten angemeldet sind, ohne Angaben zur Person; 60 Tage.'],
            ['pending_act', 'Was Sie vor der Anmeldung tun wollten, damit es danach geschieht; 30 Minuten.'],
            [
              'known_device',
              'Dass Sie sich auf diesem Gerät schon angemeldet haben, damit Fremde Sie durch Probieren nicht aussperren; für Skripte nicht lesbar; 180 Tage.',
            ],
            ['i18n_redirected', 'Die gewählte Sprache; 365 Tage.'],
            ['device', 'Ob die mobile oder die Desktop-Ansicht gezeigt wird; 365 Tage.'],
          ],
        },
        'Bis der Tab geschlossen wird, merkt sich Ihr Browser die zum Vergleich gewählten Produkte und unter „stateKey“ die im Kopf der Seite gezeigten Angaben Ihres Kontos und die Zahl ungelesener Nachrichten; letztere werden beim Abmelden gelöscht. Darüber hinaus merkt er sich Ihre letzten sechs Suchen und, falls Sie mit beiden Kontoarten angemeldet sind, welches Konto handelt. Solange niemand angemeldet ist, merkt er sich die zuletzt angesehenen Produkte und Lieferanten; beim Anmelden oder Registrieren kommen sie in Ihren Verlauf. Sie können das jederzeit löschen.',
      ],
    },
    {
      id: 'recipient',
      heading: 'Wer Daten erhält',
      body: [
        {
          list: [
            'Die Öffentlichkeit: was Lieferanten veröffentlichen.',
            'Ein Anbieter von Objektspeicher, falls der Betreiber einen nutzt: hochgeladene Dateien. Ihr Browser lädt öffentliche Bilder und Videos dann von diesem Anbieter, der dabei Ihre Netzadresse erfährt.',
            'SMS-Gateway und E-Mail-Server: Nummer oder Adresse und Text der Mitteilung.',
            'Ein Übersetzungsdienst, sofern der Betreiber einen nutzt: die Worte einer Nachricht, einer Anfrage, einer Frage oder eines Angebots oder Ihrer Produkt- und Firmentexte, deren Übersetzung Sie oder die Lesenden verlangen, ohne Namen und Kontaktdaten von Konten.',
            'Der Anbieter von Servern und Datenbank: alle Daten, nach unserer Weisung.',
            'Behörden und Gerichte, soweit uns das Gesetz verpflichtet.',
          ],
        },
        'Wir verkaufen keine personenbezogenen Daten. Die Anbieter verarbeiten Daten nur nach unserer Weisung; der Betreiber nennt sie auf Anfrage. Sitzt einer von ihnen in einem anderen Land, gelten die gesetzlich verlangten Garantien.',
      ],
    },
    {
      id: 'retention',
      heading: 'Wie lange Daten aufbewahrt werden',
      body: [
        {
          list: [
            'Bildrätsel (Captcha): 5 Minuten. Nicht abgeschlossene Registrierungen: 1 Stunde.',
            'Bestätigungscodes: 10 Minuten gültig; der Eintrag bleibt 2 Tage.',
            'Einladungen in ein Firmenkonto: 7 Tage offen; Name und Nummer werden 30 Tage danach gelöscht.',
            'Sitzungen: 30 Tage nach der letzten Nutzung; ihr Eintrag weitere 30 Tage nach dem Ende.',
            'SMS und E-Mail: Der Text wird beim Versand gelöscht, Empfänger und Zeit nach 7 Tagen, bei fehlgeschlagener Zustellung nach 30 Tagen.',
            'Nicht abgeschlossene oder nirgends verwendete Uploads: 24 Stunden.',
            'Suchbegriffe: 7 Tage.',
            'Verlauf: die letzten 500 Einträge; Favoriten: bis zu 1.000; Lieferanten und Branchen, denen Sie folgen: bis zu 200; jeweils, bis Sie es löschen.',
            'Konto, Firmendaten, Nachrichten und Annahmen: solange das Konto besteht; danach werden sie gelöscht, sofern das Gesetz nicht die Aufbewahrung verlangt.',
            'Tägliche Aufrufzahlen ohne Personenbezug: unbefristet.',
          ],
        },
        'Gelöscht wird stündlich; ein Eintrag kann seine Frist daher geringfügig überdauern.',
      ],
    },
    {
      id: 'security',
      heading: 'Sicherheit',
      body: [
        'Die Übertragung ist verschlüsselt, wo die Website über https bereitgestellt wird. Sitzungscookies sind für Skripte nicht lesbar, private Dateien verlangen eine signierte Adresse, Mitarbeiter melden sich getrennt an und sehen nur, was ihre Rolle erfordert. Kein System ist vollkommen sicher; bei einer Verletzung des Schutzes unterrichten wir Betroffene und Behörden, wie das Gesetz es verlangt.',
      ],
    },
    {
      id: 'right',
      heading: 'Ihre Rechte',
      body: [
        'Je nach anwendbarem Recht können Sie Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung oder eine Kopie Ihrer Daten in übertragbarer Form verlangen, der Verarbeitung widersprechen, eine Einwilligung widerrufen und sich bei einer Aufsichtsbehörde beschweren.',
        'Vieles können Sie selbst tun: Namen, Telefonnummer, E-Mail-Adresse und Passwort ändern, Sitzungen beenden, Verlauf, Favoriten und Nachrichten löschen. Für alles Übrige schreiben Sie an {email}. Wir können einen Nachweis verlangen, dass das Konto Ihnen gehört, und antworten in der Regel innerhalb eines Monats.',
      ],
    },
    {
      id: 'changes',
      heading: 'Änderungen und Fassungen',
      body: [
        'Jede Fassung trägt die Nummer, die oben auf dieser Seite steht. Änderungen, die für Kontoinhaber von Bedeutung sind, kündigen wir vor ihrem Inkrafttreten in den Nachrichten des Kontos an. Die Plattform richtet sich an Unternehmen und nicht an Kinder.',
      ],
    },
  ],
};

export default privacy;
