import { Controller, Get, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/access.js';
import { answers } from '../database/answers.js';
import { DATABASE, type Database } from '../database/database.js';
import { Problem } from '../http/problem.js';

/** Says only ok or not, at most once a second to the database, so that asking costs nothing. */
@ApiExcludeController()
@Controller('api/salud')
export class HealthController {
  private checked = { at: 0, answer: Promise.resolve(true) };

  constructor(@Inject(DATABASE) private readonly database: Database) {}

  @Get()
  @Public()
  async check() {
    if (Date.now() - this.checked.at > 1000) this.checked = { at: Date.now(), answer: answers(this.database) };
    if (!(await this.checked.answer)) throw new Problem('no_disponible');
    return { estado: 'ok' };
  }
}
