import { type ArgumentsHost, Catch, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProblemFilter } from '../../platform/http/problem.filter.js';
import { FormPages } from './form-pages.js';
import { wantsPage } from './wantsPage.js';

/**
 * The filter of a route that takes a form of the page at `path`: whatever refuses it, while its body is read as well, a browser
 * without JavaScript is told on that page. Programmes get their problem.
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
