import { type ArgumentsHost, Catch, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProblemFilter } from '../../platform/http/problem.filter.js';
import { FormPages } from './form-pages.js';
import { wantsPage } from './wantsPage.js';

/**
 * Exception filter of a form's route: shows errors, including those of body parsing, on the page at `path`.
 *
 * Only for browsers without JavaScript; API clients get problem+json.
 */
export function refusalsOnPage(path: string): Type<ProblemFilter> {
  @Catch()
  class RefusalsOnPage extends ProblemFilter {
    constructor(readonly pages: FormPages) {
      super();
    }

    override catch(thrown: unknown, host: ArgumentsHost) {
      const http = host.switchToHttp();
      const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
      if (response.headersSent || !wantsPage(request)) return super.catch(thrown, host);
      this.pages.refuse(thrown, path, request, response).catch((error: unknown) => super.catch(error, host));
    }
  }
  return RefusalsOnPage;
}
