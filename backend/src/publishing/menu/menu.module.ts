import { Module } from '@nestjs/common';
import { PublishingModule } from '../published/publishing.module.js';
import { SeoModule } from '../seo/seo.module.js';
import { MenuInForce } from './menu-in-force.js';

/** Provides the navigation menu of the site. */
@Module({ imports: [PublishingModule, SeoModule], providers: [MenuInForce], exports: [MenuInForce] })
export class MenuModule {}
