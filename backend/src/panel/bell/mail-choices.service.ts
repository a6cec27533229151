import type { ClaseDeCorreo, CorreosPropios } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { MailChoicesRepository } from '../../resource/mail/mail-choices.repository.js';

@Injectable()
export class MailChoicesService {
  constructor(private readonly choices: MailChoicesRepository) {}

  async find({ uid }: Staff): Promise<CorreosPropios> {
    return { apagados: await this.choices.findOff(uid) };
  }

  async choose(staff: Staff, off: readonly ClaseDeCorreo[]): Promise<CorreosPropios> {
    await this.choices.setOff(staff.uid, off);
    return this.find(staff);
  }
}
