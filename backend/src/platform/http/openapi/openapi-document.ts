import { Injectable } from '@nestjs/common';
import { EntidadInForce } from '../../entidad.js';
import type { OpenApi } from './openapi.js';

/** Cache of the OpenAPI document, which is built on the first request, once the whole application is ready. */
@Injectable()
export class OpenApiDocument {
  private make?: () => Promise<OpenApi>;
  private made: Promise<OpenApi> | undefined;

  constructor(entidad: EntidadInForce) {
    entidad.follow(() => {
      this.made = undefined;
    });
  }

  from(make: () => Promise<OpenApi>) {
    this.make = make;
  }

  get(): Promise<OpenApi> {
    if (!this.make) throw new Error('The OpenAPI document must be set up before the server listens');
    this.made ??= this.make().catch((error: unknown) => {
      // The next request retries.
      this.made = undefined;
      throw error;
    });
    return this.made;
  }
}
