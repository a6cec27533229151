import { readdirSync, readFileSync } from 'node:fs';

const form = /<(?:form|Form)\b(?:=>|[^>])*>|<\w+\b(?:=>|[^>])*\bcomponent="form"(?:=>|[^>])*>/g;

/**
 * Finds forms without `noValidate`, whose validation is the browser's, and counts all forms.
 *
 * @param {URL} root the folder of the components
 */
export function nativeForms(root) {
  const forms = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(new URL(file, root), 'utf8').matchAll(form)].map(([tag]) => `${file}: ${tag}`));
  return { count: forms.length, native: forms.filter((tag) => !/\bnoValidate\b/.test(tag)) };
}
