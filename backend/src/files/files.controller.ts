import { Body, Controller, Get, Param, Post, Query, Req, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SignedIn } from '../auth/access.js';
import { CurrentStaff } from '../auth/current-staff.js';
import type { Staff } from '../auth/staff.js';
import { FileDelivery } from './file-delivery.js';
import { StaffFilesService } from './staff-files.service.js';
import { UploadInterceptor } from './upload.interceptor.js';

@ApiTags('archivos')
@Controller('api/archivos')
export class FilesController {
  constructor(
    private readonly files: StaffFilesService,
    private readonly delivery: FileDelivery,
  ) {}

  /** Brings a file for a field of a section. */
  @Post()
  @SignedIn()
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(UploadInterceptor)
  upload(@CurrentStaff() staff: Staff, @Body() body: unknown, @UploadedFile() file?: Express.Multer.File) {
    return this.files.upload(staff, body, file);
  }

  /** What a file is. */
  @Get(':id')
  @SignedIn()
  describe(@CurrentStaff() staff: Staff, @Param('id') id: string) {
    return this.files.describe(staff, id);
  }

  /** The bytes of a file, or of one of its smaller versions. */
  @Get(':id/contenido')
  @SignedIn()
  async content(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Query() query: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.delivery.send(request, response, await this.files.content(staff, id, query));
  }
}
