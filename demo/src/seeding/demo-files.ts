import { EntidadInForce } from '@coop/backend/platform';
import { contentOf, FilesService } from '@coop/backend/resource';
import { Injectable } from '@nestjs/common';
import { type Document, makePdf } from '../documents/documents.js';
import type { Picture } from '../pictures/picture.js';
import { renderPicture } from '../pictures/renderPicture.js';

/** Renders and stores the pictures and documents of drafts, each once per field. */
@Injectable()
export class DemoFiles {
  private readonly stored = new Map<string, Promise<string>>();

  constructor(
    private readonly entidad: EntidadInForce,
    private readonly files: FilesService,
  ) {}

  /** Returns the id of the file behind a placeholder (see `picture` and `pdf`), stored for that field. */
  store(seccion: string, campo: string, made: string, subidoPor: string): Promise<string> {
    const key = `${seccion}/${campo}/${made}`;
    const id = this.stored.get(key) ?? this.make({ seccion, campo, subidoPor }, JSON.parse(made));
    this.stored.set(key, id);
    return id;
  }

  private async make(place: { seccion: string; campo: string; subidoPor: string }, described: Picture | Document) {
    const upload =
      'subject' in described
        ? {
            content: contentOf(await renderPicture(described)),
            nombre: `${described.alternativo.slice(0, 60)}.jpg`,
            alternativo: described.alternativo,
          }
        : {
            content: contentOf(await makePdf(described, this.entidad.current)),
            nombre: `${described.titulo}.pdf`,
          };
    return (await this.files.store({ ...place, ...upload })).id;
  }
}
