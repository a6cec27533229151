import { type ArgumentsHost, Catch, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProblemFilter } from '../problem.filter.js';
import { Problem } from '../problem.js';
import { KnownMethods } from './known-methods.js';

/** Maps a request without a route, which only the framework throws: 405 if the path has other methods, else 404. */
@Catch(NotFoundException)
export class UnroutedFilter extends ProblemFilter {
  constructor(private readonly methods: KnownMethods) {
    super();
  }

  override catch(thrown: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const allowed = this.methods.at(http.getRequest<Request>().path);
    if (allowed.length === 0) return super.catch(thrown, host);
    http.getResponse<Response>().setHeader('Allow', allowed.join(', '));
    super.catch(new Problem('metodo_no_permitido'), host);
  }
}
