import axeCore, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The axe violations of the page or of `selector`; empty if there are none. */
export async function axe(
	page: Page,
	selector = 'html',
	options: RunOptions = {},
): Promise<string[]> {
	await page.evaluate(axeCore.source);
	const violations = await page.evaluate(
		async ([within, how]) => {
			// Wait for transitions: a color between two states would fail the contrast check.
			const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
			await Promise.race([
				Promise.allSettled(changes.map(({ finished }) => finished)),
				new Promise((done) => setTimeout(done, 1_000)),
			]);
			const { axe: inPage } = window as unknown as { axe: typeof axeCore };
			return (await inPage.run(within, how)).violations;
		},
		[selector, options] as const,
	);
	return violations.map(
		({ id, help, nodes }: Result) =>
			`${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
	);
}
