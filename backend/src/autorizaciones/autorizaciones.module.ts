import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.js';
import { HistoryModule } from '../history/history.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { AutorizacionesPolicy } from './autorizaciones.policy.js';

/** What standing orders of debit demand beyond their description. */
@Module({ imports: [CalendarModule, HistoryModule, SectionsModule], providers: [AutorizacionesPolicy] })
export class AutorizacionesModule {}
