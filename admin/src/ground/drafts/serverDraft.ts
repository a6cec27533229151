import type { AnySection, Rol } from '@coop/domain';
import type { EscritoSinGuardar } from '@coop/domain/answers';
import { fetchApi } from '../api/fetchApi';
import { type LocalDraft, storableIn } from './localDraft';

/** Milliseconds from a change to its request: a minute of typing sends twelve. */
const EVERY_MS = 5_000;

/** Failures are silent: the browser's own draft remains. Nothing is sent until `read` has its answer. */
export function serverDraft(section: AnySection, rol: Rol, registro: string) {
  const address = `/api/panel/sin-guardar?${new URLSearchParams({ seccion: section.name, registro })}`;
  let isKnown = false;
  let hasCopy = false;
  let latest: LocalDraft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Sends after the last request has its answer: a copy that arrives after its deletion would stay. */
  const request = (init: RequestInit) => {
    last = last.then(() => fetchApi(address, init)).catch(() => undefined);
  };

  const send = () => {
    timer = undefined;
    if (!latest || !isKnown) return;
    const { version, valores } = latest;
    hasCopy = true;
    request({ method: 'PUT', body: JSON.stringify({ version, valores }) });
  };

  return {
    async read(): Promise<LocalDraft | undefined> {
      const response = await fetchApi(address).catch(() => undefined);
      const { escrito }: { escrito: EscritoSinGuardar | null } = (await response?.json()) ?? { escrito: null };
      isKnown = true;
      hasCopy ||= escrito !== null;
      return escrito ? storableIn(section, rol, escrito) : undefined;
    },

    write(draft: LocalDraft) {
      latest = draft;
      timer ??= setTimeout(send, EVERY_MS);
    },

    forget() {
      clearTimeout(timer);
      timer = latest = undefined;
      if (!hasCopy) return;
      hasCopy = false;
      request({ method: 'DELETE' });
    },
  };
}
