import { type AnySection, clockAt, impedimentOf, lastingFault, type Order, ordersOf } from '@coop/domain';
import type { OrderAnswer } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { may } from '../../platform/auth/may.js';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService, requirePermission } from './resource.service.js';
import { type Asked, SectionPolicies } from './section-policy.js';

/** Lists a row's available orders, by the same rules that reject the others. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly resources: ResourceService,
    private readonly policies: SectionPolicies,
  ) {}

  /** Returns the orders that the row's state and the role allow, in the order of its flows. */
  async find(section: AnySection, staff: Staff, id: string): Promise<OrderAnswer[]> {
    requirePermission(staff, 'leer', section);
    const row = await this.resources.readable(section, staff, id);
    const given = ordersOf(section, row).filter(({ name }) => may(staff, name, section));
    return Promise.all(given.map((order) => this.offer(order, { section, action: order.name, row, staff })));
  }

  private async offer(order: Order, asked: Asked): Promise<OrderAnswer> {
    const given = { orden: order.name, impedimento: null, propuesta: null };
    try {
      const impedimento = await this.impedimentOf(order, asked);
      if (impedimento) return { ...given, impedimento };
      return { ...given, propuesta: (await this.policies.propose(asked)) ?? null };
    } catch (error) {
      if (error instanceof Problem) return { ...given, impedimento: messageOf(error) };
      throw error;
    }
  }

  private async impedimentOf(order: Order, asked: Asked): Promise<string | undefined> {
    const clock = clockAt();
    const why = impedimentOf(order.transition, asked.row, clock);
    if (why) return why;
    await this.policies.requirePossible(asked);
    return lastingFault(asked.section, order, asked.row, clock);
  }
}

const messageOf = ({ details, message }: Problem): string => Object.values(details.errors ?? {})[0] ?? message;
