import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

// Built into the Python package; the wheel carries it (hatch_build.py).
export default defineConfig({
  plugins: [
    svelte(),
    Icons({
      compiler: 'svelte',
      defaultClass: 'icon',
      scale: 1,
      iconCustomizer: (_collection, _icon, props) => {
        props['aria-hidden'] = 'true'; // what stands beside a picture is its name
      },
    }),
    svelteTesting(),
  ],
  build: {
    outDir: '../src/serao/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files, not data addresses
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7310', ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000, // a machine under load thinks slowly
    onUnhandledError: ({ message }) => message !== 'The animation was canceled.', // it goes with what a test has taken away
  },
});
