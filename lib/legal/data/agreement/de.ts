import type { LegalText } from '../../types';

const agreement: LegalText = {
  title: 'Nutzungsvereinbarung',
  lead: 'Diese Vereinbarung regelt die Nutzung von {name}. Wer ein Konto registriert, nimmt sie an; mit dem Konto speichern wir, welche Fassung wann und in welcher Sprache angenommen wurde. Die öffentlichen Seiten lassen sich ohne Konto lesen, doch die Regeln über das Verhalten und die Rechte an Inhalten gelten auch für Besucher.',
  sections: [
    {
      id: 'operator',
      heading: 'Wer {name} betreibt',
      body: [
        '{name} („die Plattform“, „wir“) ist ein mehrsprachiger Marktplatz und Informationsdienst, auf dem Lieferanten Unternehmen, Produkte und technische Dienstleistungen vorstellen und Einkäufer danach suchen. Der Betreiber ist unter {email} erreichbar; an diese Adresse richten Sie auch alle Mitteilungen, Beschwerden und rechtlichen Erklärungen zu dieser Vereinbarung.',
        'Die Plattform richtet sich an Unternehmen und an Personen, die für sie handeln. Mit der Registrierung erklären Sie, dass Sie in Ausübung einer gewerblichen oder beruflichen Tätigkeit handeln und das von Ihnen vertretene Unternehmen verpflichten dürfen.',
      ],
    },
    {
      id: 'account',
      heading: 'Konten',
      body: [
        'Es gibt zwei Arten von Konten, für Lieferanten und für Einkäufer, mit getrennter Anmeldung. Zu einer Telefonnummer kann je Art ein Konto bestehen. Bei der Registrierung weisen Sie die Nummer durch einen Code nach, legen ein Passwort fest, wählen einen Benutzernamen und geben Namen und E-Mail-Adresse an. Mit der Registrierung eines Lieferanten entsteht auch der Eintrag seines Unternehmens. Registrierung und Suche sind kostenlos.',
        {
          list: [
            'Machen Sie wahre und vollständige Angaben und halten Sie sie aktuell.',
            'Behalten Sie Passwort und Bestätigungscodes für sich. Wir fragen weder am Telefon noch per E-Mail oder Chat danach.',
            'Prüfen Sie die Liste der offenen Sitzungen in Ihrem Konto und beenden Sie, was Sie nicht kennen. Eine Änderung von Passwort, Telefonnummer oder E-Mail-Adresse beendet alle Sitzungen.',
            'Schreiben Sie sofort an {email}, wenn Sie vermuten, dass jemand anderes Ihr Konto benutzt. Handlungen über ein Konto werden dem Inhaber zugerechnet, es sei denn, er hat den Missbrauch nicht zu vertreten.',
          ],
        },
      ],
    },
    {
      id: 'subUser',
      heading: 'Unterbenutzer eines Unternehmens',
      body: [
        'Der Inhaber eines Lieferantenkontos kann Unterbenutzer anlegen: Redakteure für Produkte und Showroom, Vertriebsmitarbeiter für Anfragen, Angebote und Chat. Ihre Höchstzahl hängt von der Mitgliedschaft ab; darüber hinaus können sich die zuletzt angelegten nicht anmelden.',
        'Der Inhaber sorgt dafür, dass Unterbenutzer diese Vereinbarung kennen und einhalten, steht für ihr Handeln auf der Plattform ein und kann sie jederzeit entfernen.',
      ],
    },
    {
      id: 'posted-content',
      heading: 'Was veröffentlicht werden darf',
      body: [
        'Lieferanten entscheiden selbst, was sie veröffentlichen, und sind dafür verantwortlich. Veröffentlichte Inhalte müssen',
        {
          list: [
            'wahr, aktuell und nicht irreführend sein, insbesondere zu Herkunft, Leistung, Preis, Zertifikaten und Referenzen;',
            'Waren und Dienstleistungen betreffen, die angeboten werden dürfen; genehmigungspflichtige oder der Exportkontrolle unterliegende Waren nur mit der nötigen Genehmigung;',
            'die Rechte anderer achten, insbesondere Urheber-, Marken- und Patentrechte, Geschäftsgeheimnisse und Persönlichkeitsrechte;',
            'frei von rechtswidrigen, hetzerischen, obszönen oder täuschenden Inhalten und von Schadcode sein;',
            'am richtigen Platz stehen: ein Produkt oder eine Dienstleistung unter einem Namen, in passender Kategorie, ohne sachfremde Suchwörter.',
          ],
        },
        'Bilder werden als JPG, JPEG oder PNG bis 2 MB angenommen, Videos als MP4 bis 20 MB. Jede Datei wird anhand ihres Inhalts geprüft; was nicht besteht, wird abgewiesen. Fehlt ein Text in einer Sprache, wird dort der Text einer anderen Sprache gezeigt.',
      ],
    },
    {
      id: 'review',
      heading: 'Prüfung',
      body: [
        'Firmenprofile, Produkte, Zertifikate, Produktpremieren und Vertretungsangebote werden erst öffentlich, wenn sie nach einer Prüfung freigegeben sind. Eine Ablehnung nennt den Grund; Sie können den Eintrag berichtigen und erneut einreichen. Änderungen an Veröffentlichtem warten auf die Prüfung, solange bleibt die freigegebene Fassung sichtbar. Referenzen sowie die übrigen Blöcke und Seiten eines Showrooms erscheinen ohne vorherige Prüfung.',
        'Inhalte, die gegen diese Vereinbarung oder das Gesetz verstoßen, können wir unter Angabe des Grundes verbergen oder sperren. Die Prüfung betrifft die Plausibilität; sie ist keine Begutachtung der Ware und macht den Inhalt nicht zu unserem eigenen.',
      ],
    },
    {
      id: 'standing',
      heading: 'Prüfstufen und Mitgliedschaften',
      body: [
        'Neben dem Namen eines Lieferanten stehen zwei Kennzeichen mit unterschiedlicher Bedeutung.',
        {
          list: [
            'Die Prüfstufe wird erworben: C bedeutet registriert, B Unterlagen geprüft, A auditiert. Sie wird nach einer Prüfung vergeben, trägt ein Datum und ist befristet. Das Prüfprotokoll nennt, was wann geprüft wurde und bis wann es gilt.',
            'Die Mitgliedschaft – Standard, Gold oder Diamant – ist eine bezahlte, befristete Leistung. Sie bestimmt, wie viel veröffentlicht werden kann und welche Funktionen offenstehen. Über Qualität oder Zahlungsfähigkeit eines Lieferanten sagt sie nichts.',
          ],
        },
        'Eine höhere Mitgliedschaft beantragen Sie im Lieferantenbereich; Preis und Laufzeit werden vor Beginn mit Ihnen vereinbart. Endet eine Prüfstufe oder Mitgliedschaft, wird nichts gelöscht: Was sie nicht mehr abdeckt, wird verborgen und kehrt mit ihr zurück.',
      ],
    },
    {
      id: 'trade',
      heading: 'Keine Beteiligung an Geschäften',
      body: [
        'Die Plattform bringt Unternehmen zusammen. Verträge kommen allein zwischen Lieferant und Einkäufer zustande. Wir sind weder Verkäufer noch Käufer, Vertreter, Frachtführer, Versicherer oder Zahlungsdienst und verwahren weder Waren noch Geld.',
        'Wir gewährleisten nicht, dass ein Geschäft zustande kommt, dass eine Partei erfüllt oder dass Waren ihrer Beschreibung entsprechen. Preise, Lieferzeiten und Mindestmengen sind keine bindenden Angebote, sofern der Lieferant nichts anderes erklärt; umgerechnete Preise dienen nur dem Vergleich. Prüfen Sie Partner, Unterlagen und Waren selbst und vereinbaren Sie Abnahme, Zahlungssicherung und anwendbares Recht in Ihrem Vertrag.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Unzulässiges Verhalten',
      body: [
        'Es ist nicht gestattet,',
        {
          list: [
            'sich als jemand anderes auszugeben, ein anderes Unternehmen nachzuahmen oder massenhaft Konten zu registrieren;',
            'unverlangt zu werben oder hier gefundene Kontaktdaten für anderes als echte Geschäftsanfragen zu verwenden;',
            'Aufrufe, Favoriten, Suchbegriffe oder Prüfstufen künstlich zu beeinflussen;',
            'Anmeldung, Grenzen, Prüfung oder Zugangsbeschränkungen zu umgehen oder sich Daten anderer zu verschaffen;',
            'Seiten automatisiert so abzurufen, dass die Plattform belastet wird; die veröffentlichte API darf in ihren Grenzen genutzt werden;',
            'Schadcode einzubringen oder den Betrieb auf andere Weise zu stören;',
            'die Plattform für Betrug, Geldwäsche, Korruption oder die Umgehung von Sanktionen oder Exportkontrollen zu nutzen.',
          ],
        },
      ],
    },
    {
      id: 'property',
      heading: 'Geistiges Eigentum',
      body: [
        'Was Sie veröffentlichen, bleibt Ihr Eigentum. Damit wir es zeigen können, räumen Sie uns das unentgeltliche, einfache, weltweite Recht ein, es zu speichern, in Format und Größe umzuwandeln und auf der Plattform und in ihren Suchergebnissen wiederzugeben, solange Sie es veröffentlicht lassen. Ausgenommen sind Kopien, die wir von Gesetzes wegen aufbewahren müssen.',
        'Software, Gestaltung und Datensammlung der Plattform gehören dem Betreiber oder seinen Lizenzgebern. Einzelne Seiten dürfen Sie für Ihr Geschäft verlinken, drucken und weitergeben. Die systematische Übernahme von Inhalten in einen anderen Dienst bedarf unserer Zustimmung.',
      ],
    },
    {
      id: 'notice',
      heading: 'Rechtsverletzungen melden',
      body: [
        'Wenn ein Inhalt nach Ihrer Auffassung Ihre Rechte oder das Gesetz verletzt, schreiben Sie an {email} und nennen Sie',
        {
          list: [
            'die Adresse der Seite und die betreffende Textstelle, das Bild oder die Datei;',
            'das verletzte Recht mit einem Nachweis, dass es Ihnen zusteht oder Sie für den Inhaber handeln;',
            'Ihren Namen, Ihr Unternehmen und wie wir Sie erreichen;',
            'dass die Meldung nach bestem Wissen erfolgt und zutrifft.',
          ],
        },
        'Wir prüfen Meldungen unverzüglich, verbergen offensichtlich rechtswidrige Inhalte, teilen dem Lieferanten den Grund mit und geben ihm Gelegenheit, an dieselbe Adresse zu antworten. Konten, die wiederholt Rechte verletzen, werden geschlossen. Wer wissentlich falsch meldet, kann für den Schaden haften.',
      ],
    },
    {
      id: 'availability',
      heading: 'Betrieb und Verfügbarkeit',
      body: [
        'Wir bemühen uns um die Verfügbarkeit der Plattform, sagen aber kein bestimmtes Maß zu: Wartung, Störungen und Angriffe können sie unterbrechen. Wir dürfen Funktionen erweitern und ändern. Entfällt dadurch ein wesentlicher Teil einer bezahlten Mitgliedschaft, wird das Mitglied rechtzeitig unterrichtet und kann die Mitgliedschaft beenden; der nicht verbrauchte Teil des Entgelts wird erstattet.',
      ],
    },
    {
      id: 'liability',
      heading: 'Haftung',
      body: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und wo das Gesetz eine Beschränkung verbietet. Im Übrigen haften wir nur für die Verletzung wesentlicher Pflichten aus dieser Vereinbarung, begrenzt auf den vorhersehbaren, vertragstypischen Schaden. Soweit das Gesetz es zulässt, haften wir nicht für Inhalte und Verhalten der Nutzer oder für Leistungen Dritter.',
        'Machen Dritte wegen Ihrer Inhalte oder Ihres Verstoßes gegen diese Vereinbarung Ansprüche gegen uns geltend, stellen Sie uns von berechtigten Ansprüchen und angemessenen Kosten der Verteidigung frei, sofern Sie den Verstoß zu vertreten haben.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ende der Vereinbarung',
      body: [
        'Sie können diese Vereinbarung jederzeit beenden, indem Sie von der E-Mail-Adresse Ihres Kontos an {email} schreiben. Beendet sie der Inhaber eines Firmenkontos, enden auch die Konten der Unterbenutzer.',
        'Bei schweren oder wiederholten Verstößen oder wenn das Gesetz es verlangt, können wir Inhalte oder ein Konto sperren oder die Vereinbarung fristlos beenden, sonst mit einer Frist von dreißig Tagen. Wir nennen den Grund und hören Sie an, sofern nicht das Gesetz oder drohender Schaden entgegenstehen. Danach werden Ihre Inhalte nicht mehr gezeigt; Ihre Verträge mit anderen bleiben unberührt. Welche Daten wie lange aufbewahrt werden, steht in der Datenschutzerklärung.',
      ],
    },
    {
      id: 'law',
      heading: 'Anwendbares Recht und Sprachen',
      body: [
        'Es gilt das Recht am Sitz des Betreibers, und die dortigen Gerichte sind zuständig, soweit zwingendes Recht nichts anderes bestimmt. Den Sitz nennt der Betreiber auf Anfrage an {email}. Bevor ein Gericht angerufen wird, suchen beide Seiten eine gütliche Einigung. Ist eine Bestimmung unwirksam, bleiben die übrigen in Kraft.',
        'Diese Vereinbarung liegt in acht Sprachen mit gleicher Bedeutung vor. Bei Abweichungen gilt die Sprache, in der Sie sie angenommen haben.',
      ],
    },
    {
      id: 'changes',
      heading: 'Änderungen und Fassungen',
      body: [
        'Jede Fassung trägt die Nummer, die oben auf dieser Seite steht. Änderungen, die für Kontoinhaber von Bedeutung sind, kündigen wir vor ihrem Inkrafttreten in den Nachrichten des Kontos an und holen, wo das Gesetz es verlangt, die Zustimmung ein. Wer nicht einverstanden ist, kann die Vereinbarung beenden.',
      ],
    },
  ],
};

export default agreement;
