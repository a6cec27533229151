import type { Inicio } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { ApprovalsService } from '../../publishing/approvals/approvals.service.js';
import { TrashService } from '../../resource/trash/trash.service.js';
import { BellService } from '../bell/bell.service.js';
import { FirstDayService } from '../first-day.service.js';
import { ObligationsService } from '../obligations/obligations.service.js';
import { PanelService } from '../panel.service.js';
import { getReadable, ViewsService } from '../views/views.service.js';

const NO_ROWS = [0, 0] as const;

/** Initial data of the panel in one response: a distant browser pays one round trip. */
@Injectable()
export class OpeningService {
  constructor(
    private readonly panel: PanelService,
    private readonly bell: BellService,
    private readonly approvals: ApprovalsService,
    private readonly obligations: ObligationsService,
    private readonly firstDay: FirstDayService,
    private readonly views: ViewsService,
    private readonly trash: TrashService,
  ) {}

  /** Throws Problem if the section doesn't exist or the user may not read it. */
  async find(staff: Staff, seccion?: string): Promise<Inicio> {
    return {
      ...(await this.ofSection(staff, seccion)),
      panel: await this.panel.open(staff),
      avisos: await this.bell.find(staff),
      aprobaciones: await this.approvals.find(staff),
      obligaciones: await this.obligations.find(staff),
      primerDia: await this.firstDay.findFor(staff),
    };
  }

  private async ofSection(staff: Staff, seccion?: string): Promise<Pick<Inicio, 'vistas' | 'papelera'>> {
    if (seccion === undefined) return { vistas: null, papelera: null };
    const section = getReadable(staff, seccion);
    return {
      vistas: await this.views.find(staff, seccion),
      papelera: may(staff, 'eliminar', section) ? (await this.trash.findPage(section, staff, NO_ROWS)).total : null,
    };
  }
}
