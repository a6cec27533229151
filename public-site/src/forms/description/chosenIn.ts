/** What is chosen in a form now, as conditions read it: a ticked box is `true`. */
export const chosenIn = (form: HTMLFormElement): Record<string, unknown> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value === 'true' ? true : value]));
