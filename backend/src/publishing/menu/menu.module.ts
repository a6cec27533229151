import { Module } from '@nestjs/common';
import { PublishingModule } from '../published/publishing.module.js';
import { SeoModule } from '../seo/seo.module.js';
import { MenuInForce } from './menu-in-force.js';

/** Gives what every page of the site leads to. */
@Module({ imports: [PublishingModule, SeoModule], providers: [MenuInForce], exports: [MenuInForce] })
export class MenuModule {}
