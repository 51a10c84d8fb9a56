import path from 'node:path';
import { chromium } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { installedChromium } from '../browser/chromium.ts';

/** Bundles a module with its imports as a classic script that defines `bench`. */
async function bundle(module: string): Promise<string> {
	const built = (await build({
		configFile: false,
		logLevel: 'silent',
		build: {
			write: false,
			target: 'es2022',
			lib: {
				entry: path.join(import.meta.dirname, module),
				formats: ['iife'],
				name: 'bench',
			},
		},
	})) as readonly Rolldown.RolldownOutput[];
	return built[0]!.output[0].code;
}

async function inChromium(executablePath: string, script: string): Promise<unknown> {
	const browser = await chromium.launch({ executablePath });
	try {
		const page = await browser.newPage();
		await page.addScriptTag({ content: script });
		return await page.evaluate('bench.run()');
	} finally {
		await browser.close();
	}
}

/** The result of the module's `run`, in Chromium, or in Node without Chromium. */
export async function inEngine(module: string): Promise<{ engine: string; result: unknown }> {
	const script = await bundle(module);
	const executable = installedChromium();
	return executable
		? { engine: 'Chromium', result: await inChromium(executable, script) }
		: { engine: 'Node', result: new Function(`${script}; return bench.run();`)() };
}
