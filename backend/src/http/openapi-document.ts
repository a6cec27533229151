import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Holds the OpenAPI document, which can be made only once the whole application stands. */
@Injectable()
export class OpenApiDocument {
  private document?: OpenAPIObject;

  set(document: OpenAPIObject) {
    this.document = document;
  }

  get(): OpenAPIObject {
    if (!this.document) throw new Error('The OpenAPI document is set before the server listens');
    return this.document;
  }
}
