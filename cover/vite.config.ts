import path from 'node:path';
import { defineConfig } from 'vite';

/** The gallery, for development: `npm run gallery`. Nothing of it is built into the product. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'gallery'),
  // the pictures of foods, which the web ships
  publicDir: path.join(import.meta.dirname, '../web/public'),
  server: { host: '127.0.0.1', port: Number(process.env.SORREL_GALLERY_PORT ?? 5174), strictPort: true },
});
