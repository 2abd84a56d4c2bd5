-- figures of every script as those of ASCII; most texts have none of the others, and to look for each is dear
CREATE FUNCTION geco_figures(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE WHEN value ~ '[\u0660-\u1C59\uA620-\uABF9]' THEN translate(value,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯'
    '੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯'
    '೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙'
    '༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙'
    '᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙'
    '᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙'
    '꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹',
    repeat('0123456789', 35)) ELSE value END;
--> statement-breakpoint
-- signs that stand for others (³, ², µ, full width) are those, a cross between figures is the letter that most write for it
CREATE OR REPLACE FUNCTION geco_clean(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(geco_plain(geco_figures(normalize(translate(value, '™℠×', '  x'), NFKC))), '[^[:alnum:]]+', ' ', 'g');
--> statement-breakpoint
-- words as they are stored, from a clean text: a figure and the letters beside it apart ("380V") and, where these are few
-- enough for a unit or a sign, run together ("380 V", "DN 50") too
CREATE FUNCTION geco_words(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE WHEN value ~ '[0-9]' THEN concat(value, (
    SELECT string_agg(concat(
        CASE WHEN part[2] = '' THEN concat(' ', part[1], ' ', part[3]) END,
        CASE WHEN length(letters) <= 3 THEN concat(' ', part[1], part[3]) END), '')
    FROM (
      SELECT part, part[3] FROM regexp_matches(value, '([0-9]+)( ?)([a-z\u03B1-\u03C9\u0430-\u044F\u0621-\u064A]+)', 'g') AS part
      UNION ALL
      SELECT part, part[1] FROM regexp_matches(value, '([a-z\u03B1-\u03C9\u0430-\u044F\u0621-\u064A]+)( ?)([0-9]+)', 'g') AS part
    ) AS found(part, letters))) ELSE value END;
--> statement-breakpoint
-- the rows are written anew at the next start
TRUNCATE product_search, company_search, portal_search;
