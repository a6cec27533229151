/** CSP nonce for the style elements that the panel injects. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
