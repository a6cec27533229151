import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SignedIn } from './access.js';
import { CurrentStaff } from './current-staff.js';
import { session } from './session.js';
import { SessionService } from './session.service.js';
import type { Staff } from './staff.js';

/** Who I am here. */
@ApiTags('Sesión')
@Controller('api/yo')
export class SessionController {
  constructor(private readonly sessions: SessionService) {}

  @Get()
  @SignedIn()
  @ApiOkResponse({ standardSchema: session })
  open(@CurrentStaff() staff: Staff) {
    return this.sessions.open(staff);
  }
}
