import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Holds the OpenAPI document. It can be made only once the whole application stands, and is when first asked for. */
@Injectable()
export class OpenApiDocument {
  private make?: () => Promise<OpenAPIObject>;
  private made?: Promise<OpenAPIObject>;

  /** Says how it is made. */
  from(make: () => Promise<OpenAPIObject>) {
    this.make = make;
  }

  get(): Promise<OpenAPIObject> {
    if (!this.make) throw new Error('How the OpenAPI document is made is said before the server listens');
    this.made ??= this.make().catch((error: unknown) => {
      // Whoever asks next tries again.
      this.made = undefined;
      throw error;
    });
    return this.made;
  }
}
