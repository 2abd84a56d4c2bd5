const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const modulus = alphabet.length;

/** The check character of the first 17 characters of a unified social credit code, by GB 32100; null where one is not of its alphabet. */
export function checkCharacter(code: string): string | null {
  let sum = 0;
  let weight = 1;
  for (const character of code.slice(0, 17)) {
    const value = alphabet.indexOf(character);
    if (value < 0) return null;
    sum += value * weight;
    weight = (weight * 3) % modulus;
  }
  return alphabet[(modulus - (sum % modulus)) % modulus] ?? null;
}

/**
 * Warning for a Chinese registration number that is not 18 characters or has a wrong check character. Not an error,
 * since real codes fail it. docs/domain.md, Registration.
 */
export function creditCodeDoubt(countryCode: string, number: string): 'creditCodeForm' | 'creditCodeCheck' | null {
  if (countryCode !== 'CN' || number === '') return null;
  const code = number.toUpperCase();
  if (!/^[0-9A-Z]{18}$/.test(code)) return 'creditCodeForm';
  return checkCharacter(code) === code[17] ? null : 'creditCodeCheck';
}
