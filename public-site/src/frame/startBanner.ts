import { dismiss } from '../sections/comunicados/dismissed';

/** Lets visitors dismiss the announcement of the day. */
export function startBanner(banner: HTMLElement) {
  banner.querySelector('button')?.addEventListener('click', () => {
    banner.remove();
    dismiss(banner.dataset.aviso ?? '');
  });
}
