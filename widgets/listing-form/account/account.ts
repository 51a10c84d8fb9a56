import { TIMING } from '@gazetteer/contract';
import { fade, hide, rememberDisplay, show } from '@gazetteer/dom';
import type { ListingForm } from '../form.ts';
import { ACCOUNT } from '../markup.ts';

/**
 * Lets the checkbox switch between creating an account and logging in. The old fields fade out,
 * then the new ones fade in. The checkbox is disabled during the animation. Spec §4.
 */
export function switchAccount({ element, broke, leaving: signal }: ListingForm): void {
	const box = element.querySelector<HTMLInputElement>(ACCOUNT.switch);
	const none = element.querySelector<HTMLElement>(ACCOUNT.none);
	const have = element.querySelector<HTMLElement>(ACCOUNT.have);
	if (!box || !none || !have) return;

	const halves = () => (box.checked ? [none, have] : [have, none]) as [HTMLElement, HTMLElement];
	const [first, second] = halves();
	const undos = [none, have].map(rememberDisplay);
	hide(first);
	show(second);

	const changed = async () => {
		const [from, to] = halves();
		box.disabled = true;
		await fade(from, 'out', TIMING.accountFade);
		await fade(to, 'in', TIMING.accountFade);
		box.disabled = false;
	};
	box.addEventListener('change', () => changed().catch(broke), { signal });
	signal.addEventListener('abort', () => {
		box.disabled = false;
		for (const undo of undos) undo();
	});
}
