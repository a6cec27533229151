import { Module } from '@nestjs/common';
import { PublishingModule } from '../published/publishing.module.js';
import { SeoController } from './seo.controller.js';
import { SeoRepository } from './seo.repository.js';
import { SeoService } from './seo.service.js';

/** The map of the site, its news for feed readers, and what robots may visit. */
@Module({ imports: [PublishingModule], controllers: [SeoController], providers: [SeoRepository, SeoService] })
export class SeoModule {}
