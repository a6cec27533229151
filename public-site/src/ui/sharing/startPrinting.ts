/** Prints the page at the press of its buttons, once whatever else hears the press has made it ready. */
export function startPrinting() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-imprimir]')) print();
  });
}
