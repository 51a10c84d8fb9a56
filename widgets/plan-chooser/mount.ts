import { MESSAGE } from '@gazetteer/contract';
import { announce, disposables, type Dispose } from '@gazetteer/dom';
import { pageText, type Mount } from '@gazetteer/host';
import type { Actor } from './act.ts';
import { dress, label, show } from './controls.ts';
import { earlyWish } from './early-wish.ts';
import { listen } from './listen.ts';
import { isWithinOwn, RESULTS } from './markup.ts';
import { remember } from './remember.ts';
import { sayPlainly } from './say-plainly.ts';
import { choiceDrawn, isSwitchable, partsOf, screenAt } from './screen.ts';
import './style.css';
import './questions.css';
import './cards.css';
import './card-parts.css';
import './upright.css';
import './lying.css';
import './table.css';
import './room.css';
import './circumstances.css';

/** Where an older server is asked for plans by an address, it is ours to show them. */
const ASKED_BY_ADDRESS = /[?&]plan_/;

/** An older page has several places of one screen, and the first of them to come near wakes it. */
const taken = new WeakSet<HTMLElement>();

export const mount: Mount = (root, _options, leaving) => {
	if (isWithinOwn(root)) return;
	const screen = screenAt(root);
	const { results, areas, submit, isOwn } = screen;
	if (taken.has(results)) return;
	taken.add(results);
	const choice = choiceDrawn(screen);
	const early = earlyWish(screen);
	const cleanup = disposables();
	let coming: Promise<Actor> | undefined;
	let unsay: Dispose = () => {};
	let again: (() => void) | undefined;

	const open = async () => {
		const { takeUp } = await import('./act.ts');
		leaving.throwIfAborted();
		const actor = takeUp(screen, choice, leaving);
		cleanup.add(actor.close);
		return actor;
	};
	const actor = () =>
		(coming ??= open().catch((error) => {
			coming = undefined;
			throw error;
		}));
	/** What does not come, comes with the next try: the visitor's, or the one after the connection is back. */
	const act = (deed: (actor: Actor) => void): void => {
		unsay();
		again = undefined;
		actor().then(deed, (error) => {
			if (leaving.aborted) return;
			console.warn(error);
			unsay();
			again = () => act(deed);
			const words = pageText(MESSAGE.offline);
			unsay = sayPlainly(screen, words, again);
			announce(words);
		});
	};
	addEventListener('online', () => again?.(), { signal: leaving });

	cleanup.add(() => taken.delete(results));
	cleanup.add(remember([...partsOf(screen), root, ...areas, submit]));
	cleanup.add(label(screen));
	cleanup.add(() => unsay());
	dress(screen);
	show(screen, { choice, switchable: isSwitchable(screen) });
	// Plans are announced in one sentence, and not read out whole.
	for (const area of areas) {
		area.setAttribute('aria-live', 'off');
		area.classList.add(RESULTS);
	}
	const retire = () => submit && (submit.hidden = true);
	// Out of use, and its room with it once that moves nothing that is seen: where it has none, below the window, or at a choice.
	if (submit) {
		const { top } = submit.getBoundingClientRect();
		submit.style.visibility = 'hidden';
		if (top > innerHeight || getComputedStyle(submit).position === 'absolute') retire();
	}

	listen(
		screen,
		(wish) => {
			retire();
			act((it) => it.wished(wish));
		},
		leaving,
	);
	const near = () => void actor().catch(() => {});
	for (const one of [root, ...partsOf(screen)]) {
		for (const type of ['pointerover', 'focusin'])
			one.addEventListener(type, near, { signal: leaving, once: true });
	}
	if (early) act((it) => it.wished({ change: early }));
	else if (!isOwn && ASKED_BY_ADDRESS.test(location.search)) act((it) => it.arrived());
	return cleanup.run;
};
