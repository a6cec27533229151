import type { Entidad } from '@coop/domain/entidad';
import { type PreparedResponse, prepareResponse } from '../../platform/http/responses/prepareResponse.js';
import { ResponseStore } from '../../platform/http/responses/response-store.js';
import type { BrandFiles } from '../brand/brand-files.js';
import { drawSharePicture } from './drawSharePicture.js';

/** About 15 kB each. */
const LIMITS = { answers: 500, bytes: 32 * 1024 * 1024, lifeMs: 24 * 60 * 60_000 };
/** Networks cache it for an hour; withdrawn content must not show longer. */
const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' };

/** Head of a rendered page and its entity; undefined if there is no page. */
export type SharedPage = { head: string; entidad: Entidad } | undefined;

type InTurn = (work: () => Promise<PreparedResponse>) => Promise<PreparedResponse>;

/** Cache of Open Graph images, drawn on first request and kept until the content changes. */
export class SharePictures {
  private readonly cache = new ResponseStore(LIMITS);

  constructor(
    private readonly brand: BrandFiles,
    private readonly headers: Record<string, string>,
  ) {}

  find(page: string): PreparedResponse | undefined {
    return this.cache.find(page);
  }

  /** Draws a page's image in the render queue, once for concurrent requests. A page with `noindex` has none. */
  make(page: string, draw: () => Promise<SharedPage>, inTurn: InTurn): Promise<PreparedResponse> {
    return this.cache.make(
      page,
      () => inTurn(async () => this.ofPage(await draw())),
      ({ status }) => status === 200,
    );
  }

  forget(): void {
    this.cache.clear();
  }

  private async ofPage(page: SharedPage): Promise<PreparedResponse> {
    // Lazy import: the HTML parser isn't needed at startup.
    const { titleIn } = await import('./titleIn.js');
    const title = page && titleIn(page.head);
    if (!title) return this.none();
    const { entidad } = page;
    const bytes = await drawSharePicture(entidad, title, await this.brand.bytesOf(entidad.logos.oscuro));
    return prepareResponse(bytes, { type: 'image/png', compress: false, headers: { ...this.headers, ...FOR_AN_HOUR } });
  }

  private none(): PreparedResponse {
    const headers = { ...this.headers, 'Cache-Control': 'no-store' };
    return prepareResponse(Buffer.from('No encontrado'), { status: 404, type: 'text/plain; charset=utf-8', headers });
  }
}
