/** The most common leaked passwords of ten or more characters, and the parts that most others consist of. */
const common = new Set(
  `1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qaz2wsx3edc4rfv qazwsxedcrfv zaq12wsxcde3 qwer1234asdf asdf1234qwer
  q1w2e3r4t5 q1w2e3r4t5y6 a1b2c3d4e5 a123456789 aa123456789 abc1234567 abc123456789 abcd123456 abcdef123456 1234abcdef
  asd1234567 qwe1234567 qwerty12345 qwerty123456 qwerty1234567 123qweasdzxc qweasdzxc123 q123456789 z123456789 x123456789
  123456789a 123456789q 1234567890a 1234567890q 147258369a 1472583690 0147258369 7894561230 9638527410 3216549870 1357924680
  5201314520 1314520520 woaini1314 woaini520520 woaini1314520 woshishui123 zhang123456 wang123456789 li123456789
  iloveyou12 iloveyou123 iloveyou1234 iloveyou11 iloveyouso iloveyou22 ilovemymom ilovejesus babygirl12 babygirl123 basketball
  basketball1 sunshine12 sunshine123 princess12 princess123 chocolate1 footballer football12 football123 baseball12 baseball123
  superman12 superman123 spiderman1 spiderman12 starwars12 starwars123 pokemon123 pikachu123 michael123 jennifer12
  jonathan12 alexander1 charlotte1 stephanie1 elizabeth1 christian1 christina1 christopher1 manchester manchester1
  liverpool1 liverpool12 barcelona1 barcelona10 realmadrid realmadrid1 corinthians flamengo123 palmeiras1 juventus123
  computer12 computer123 internet12 internet123 whatever12 whatever123 qwertyqwerty passw0rd12 passw0rd123 p@ssw0rd12
  p@ssw0rd123 pa55word12 pa55word123 pass123456 pass1234567 changeme12 changeme123 letmein123 letmein1234 trustno123 welcome123
  welcome1234 welcome2024 welcome2025 welcome2026 admin12345 admin123456 administrator administrator1 root123456 test123456
  test1234567 user123456 guest12345 default123 secret1234 master1234 dragon1234 monkey1234 shadow1234 killer1234
  hello12345 hello123456 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026
  motdepasse motdepasse1 motdepasse123 azertyuiop azerty12345 azerty123456 doudou1234 marseille13 contraseña contrasena
  contrasena1 contrasena123 teamo12345 teamomucho passwort12 passwort123 passwort1234 hallo12345 schatz1234 qwertzuiop
  qwertz12345 qwertz123456 senha12345 senha123456 mudar12345 brasil2014 brasil1234 parol12345 qwerty2025 privet1234
  zxcvbnm123 zxcvbnm1234 zxcvbnm12345 asdfghjkl1 asdfghjkl123 poiuytrewq lkjhgfdsa1 mnbvcxz123 google1234 facebook12
  facebook123 samsung123 samsung1234 minecraft1 minecraft12 minecraft123 fortnite12 fortnite123 blink182182 metallica1
  nirvana123 linkinpark liverpoolfc arsenal123 chelsea123 mustang123 ferrari123 porsche911 harley1234 yamaha1234`.split(
    /\s+/,
  ),
);

const words =
  /^(?:password|passwort|passw|pass|qwerty|qwertz|azerty|abc|abcd|admin|administrator|welcome|letmein|iloveyou|login|test|user|root|geco|motdepasse|contrase[nñ]a|senha|parol|пароль|йцукен|mima|woaini|asd|asdf|qwe|zxc)$/u;
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'йцукенгшщзхъфывапролджэячсмитьбю',
];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

const plain = (text: string): string =>
  text.replace(
    /[@0134$57]/g,
    (sign) => ({ '@': 'a', '0': 'o', '1': 'i', '3': 'e', '4': 'a', $: 's', '5': 's', '7': 't' })[sign] ?? sign,
  );

/** True for a common leaked password, a repetition, a keyboard run or a common word with digits. */
export function isCommonPassword(password: string): boolean {
  const given = password.normalize('NFKC').toLowerCase();
  if (common.has(given) || /^(.{1,4})\1+.{0,3}$/u.test(given)) return true;
  if (runs.some((run) => run.includes(given))) return true;
  const base = given.replace(/[\d\p{P}\p{S}_]+$/u, '').replace(/^[\d\p{P}\p{S}_]+/u, '');
  return base === ''
    ? runs.some((run) => run.includes(given.replace(/\D/g, '')))
    : words.test(base) || words.test(plain(base));
}
