import type { Entidad } from '@coop/domain/entidad';
import { AnswerStore } from '../../platform/http/ready/answer-store.js';
import { makeReady, type Ready } from '../../platform/http/ready/ready.js';
import type { BrandFiles } from '../brand/brand-files.js';
import { drawSharePicture } from './drawSharePicture.js';

/** Some fifteen kilobytes each. */
const LIMITS = { answers: 500, bytes: 32 * 1024 * 1024, lifeMs: 24 * 60 * 60_000 };
/** Networks ask again after a while; what is taken back is not to be shown for longer. */
const FOR_AN_HOUR = { 'Cache-Control': 'public, max-age=3600' };

/** A page as it was drawn: what its head says, and who speaks in it. Undefined where nothing is. */
export type SharedPage = { head: string; entidad: Entidad } | undefined;

type InTurn = (work: () => Promise<Ready>) => Promise<Ready>;

/** The pictures that stand for pages where they are shared, drawn at the first request of each and kept until the content changes. */
export class SharePictures {
  private readonly kept = new AnswerStore(LIMITS);

  constructor(
    private readonly brand: BrandFiles,
    private readonly headers: Record<string, string>,
  ) {}

  find(page: string): Ready | undefined {
    return this.kept.find(page);
  }

  /** Draws the picture of a page, in its turn and once for all who ask meanwhile. A page that is for no index has none. */
  make(page: string, draw: () => Promise<SharedPage>, inTurn: InTurn): Promise<Ready> {
    return this.kept.make(
      page,
      () => inTurn(async () => this.ofPage(await draw())),
      ({ status }) => status === 200,
    );
  }

  forget(): void {
    this.kept.clear();
  }

  private async ofPage(page: SharedPage): Promise<Ready> {
    // With what reads HTML, which a server that starts has no use for.
    const { titleIn } = await import('./titleIn.js');
    const title = page && titleIn(page.head);
    if (!title) return this.none();
    const { entidad } = page;
    const bytes = await drawSharePicture(entidad, title, await this.brand.bytesOf(entidad.logos.oscuro));
    return makeReady(bytes, { type: 'image/png', compress: false, headers: { ...this.headers, ...FOR_AN_HOUR } });
  }

  private none(): Ready {
    const headers = { ...this.headers, 'Cache-Control': 'no-store' };
    return makeReady(Buffer.from('No encontrado'), { status: 404, type: 'text/plain; charset=utf-8', headers });
  }
}
