import { readdirSync, readFileSync } from 'node:fs';

const form = /<(?:form|Form)\b(?:=>|[^>])*>|<\w+\b(?:=>|[^>])*\bcomponent="form"(?:=>|[^>])*>/g;

/**
 * Finds the forms that leave validation to the browser, and counts all of them.
 *
 * @param {URL} root the folder whose components are read
 */
export function nativeForms(root) {
  const forms = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(new URL(file, root), 'utf8').matchAll(form)].map(([tag]) => `${file}: ${tag}`));
  return { count: forms.length, native: forms.filter((tag) => !/\bnoValidate\b/.test(tag)) };
}
