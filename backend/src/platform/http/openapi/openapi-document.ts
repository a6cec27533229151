import { Injectable } from '@nestjs/common';
import { EntidadInForce } from '../../entidad/entidad-in-force.js';
import type { OpenApi } from './openapi.js';

/** Holds the OpenAPI document. It can be made only once the whole application stands, and is when first asked for. */
@Injectable()
export class OpenApiDocument {
  private make?: () => Promise<OpenApi>;
  private made: Promise<OpenApi> | undefined;

  /** It says whom to write to. */
  constructor(entidad: EntidadInForce) {
    entidad.follow(() => {
      this.made = undefined;
    });
  }

  /** Says how it is made. */
  from(make: () => Promise<OpenApi>) {
    this.make = make;
  }

  get(): Promise<OpenApi> {
    if (!this.make) throw new Error('How the OpenAPI document is made is said before the server listens');
    this.made ??= this.make().catch((error: unknown) => {
      // Whoever asks next tries again.
      this.made = undefined;
      throw error;
    });
    return this.made;
  }
}
