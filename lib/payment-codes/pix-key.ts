import { isEmail } from "@/lib/shared/text/email";

export const INVALID_PIX_KEY =
  "Enter an email, a mobile number with its area code, a CPF or CNPJ, or a random key";

const MAX_LENGTH = 77;
const RANDOM_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns a PIX key in the form of the central bank's directory (DICT), or null if it is none: a CPF or CNPJ without
 * punctuation, a telephone number in E.164, an email or random key in lower case.
 */
export function officialPixKey(typed: string): string | null {
  const text = typed.trim();
  const lower = text.toLowerCase();
  if (RANDOM_KEY.test(lower)) return lower;
  if (text.includes("@"))
    return isEmail(lower) && /^[\x21-\x7e]+$/.test(lower) && lower.length <= MAX_LENGTH ? lower : null;
  return cpf(text) ?? cnpj(text) ?? phone(text);
}

function cpf(text: string): string | null {
  const digits = /^\d{3}\.\d{3}\.\d{3}-\d{2}$|^\d{11}$/.test(text) ? text.replace(/\D/g, "") : "";
  return digits && !isOneDigit(digits) && hasCheckDigits(digits, 10, 11) ? digits : null;
}

/** Since July 2026 all but the check digits may be letters. */
function cnpj(text: string): string | null {
  const upper = text.toUpperCase();
  const isCnpj = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$|^[0-9A-Z]{12}\d{2}$/.test(upper);
  const code = isCnpj ? upper.replace(/[^0-9A-Z]/g, "") : "";
  return code && !isOneDigit(code) && hasCheckDigits(code, 5, 6, 9) ? code : null;
}

/** The mobile number of Brazil, or a number of another country with "+". */
function phone(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text) || /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+") && !digits.startsWith("55"))
    return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  const national = /^(?:55|0)?([1-9]{2}9\d{8})$/.exec(digits)?.[1];
  return national ? `+55${national}` : null;
}

/**
 * Checks the last two characters, each modulo 11 over all before it. The weights fall to 2 from these first ones, and begin again
 * at `restart` after 2.
 */
function hasCheckDigits(code: string, first: number, second: number, restart = 0): boolean {
  const digit = (length: number, start: number) => {
    let [sum, weight] = [0, start];
    for (const character of code.slice(0, length)) {
      sum += (character.charCodeAt(0) - 48) * weight;
      weight = weight === 2 ? restart : weight - 1;
    }
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const [tenth, last] = [digit(code.length - 2, first), digit(code.length - 1, second)];
  return code.endsWith(`${tenth}${last}`);
}

function isOneDigit(code: string): boolean {
  return new Set(code).size === 1;
}
