import { session } from '@coop/domain/answers';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '../http/openapi/api.js';
import { ApiJsonResponse } from '../http/openapi/api-decorators.js';
import { SignedIn } from './access.js';
import { SessionService } from './session.service.js';
import { CurrentStaff, type Staff } from './staff.js';

@ApiTags('Sesión')
@Controller('api/yo')
export class SessionController {
  constructor(private readonly sessions: SessionService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Quién es quien pide, y qué puede hacer' })
  @ApiJsonResponse(session)
  open(@CurrentStaff() staff: Staff) {
    return this.sessions.open(staff);
  }
}
