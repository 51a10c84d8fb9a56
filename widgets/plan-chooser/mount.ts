import { MESSAGE } from '@gazetteer/contract';
import { announce, disposables, once, type Dispose } from '@gazetteer/dom';
import { pageText, type Mount } from '@gazetteer/host';
import { labelSwitch, makeAccessible, showControls } from './controls.ts';
import type { Actions } from './interactive/chooser.ts';
import { listen } from './listen.ts';
import { RESULTS, screenAround } from './markup.ts';
import { showPlainNotice } from './plain-notice.ts';
import { rememberAttributes } from './remember-attributes.ts';
import { earlyRequest } from './requests.ts';
import { choiceDrawn, isSwitchable, partsOf, screenAt } from './screen.ts';
import './styles/style.css';
import './styles/questions.css';
import './styles/cards.css';
import './styles/card-parts.css';
import './styles/vertical-cards.css';
import './styles/horizontal-cards.css';
import './styles/table.css';
import './styles/columns.css';
import './styles/preferences.css';

/**
 * Query parameters that select plans on older sites. The servers of older sites do not render these
 * plans, so a script must load them.
 */
const ASKED_BY_ADDRESS = /[?&]plan_/;

/**
 * The results elements of mounted screens. An older page has several root elements for one screen,
 * and the first visible one mounts it.
 */
const taken = new WeakSet<HTMLElement>();

export const mount: Mount = (root, _options, leaving) => {
	if (screenAround(root)) return;
	const screen = screenAt(root);
	const { results, areas, submit, isOwn } = screen;
	if (taken.has(results)) return;
	taken.add(results);
	const choice = choiceDrawn(screen);
	const early = earlyRequest(screen);
	const cleanup = disposables();
	let removeNotice: Dispose = () => {};
	let again: (() => void) | undefined;

	const loadInteractive = once(async () => {
		const { activate } = await import('./interactive/index.ts');
		leaving.throwIfAborted();
		const actions = activate(screen, choice, leaving);
		cleanup.add(actions.close);
		return actions;
	});
	/**
	 * Calls an action after loading its script. If loading fails, shows an error with a retry
	 * button, and retries when the connection is restored.
	 */
	const act = (call: (actions: Actions) => void): void => {
		removeNotice();
		again = undefined;
		loadInteractive().then(call, (error) => {
			if (leaving.aborted) return;
			console.warn(error);
			removeNotice();
			again = () => act(call);
			const words = pageText(MESSAGE.offline);
			removeNotice = showPlainNotice(screen, words, again);
			announce(words);
		});
	};
	addEventListener('online', () => again?.(), { signal: leaving });

	cleanup.add(() => taken.delete(results));
	cleanup.add(rememberAttributes([...partsOf(screen), root, ...areas, submit]));
	cleanup.add(labelSwitch(screen));
	cleanup.add(() => removeNotice());
	makeAccessible(screen);
	showControls(screen, { choice, switchable: isSwitchable(screen) });
	// The widget announces plans in one sentence, so turn off the live regions of the areas.
	for (const area of areas) {
		area.setAttribute('aria-live', 'off');
		area.classList.add(RESULTS);
	}
	const retire = () => submit && (submit.hidden = true);
	// Hide the submit button, because the script makes it unnecessary. Remove its space only if
	// this causes no visible layout shift: if it is below the window or absolutely positioned, or
	// at the next choice.
	if (submit) {
		const { top } = submit.getBoundingClientRect();
		submit.style.visibility = 'hidden';
		if (top > innerHeight || getComputedStyle(submit).position === 'absolute') retire();
	}

	listen(
		screen,
		(request) => {
			retire();
			act((it) => it.request(request));
		},
		leaving,
	);
	const near = () => void loadInteractive().catch(() => {});
	for (const one of [root, ...partsOf(screen)]) {
		for (const type of ['pointerover', 'focusin'])
			one.addEventListener(type, near, { signal: leaving, once: true });
	}
	if (early) act((it) => it.request(early));
	else if (!isOwn && ASKED_BY_ADDRESS.test(location.search)) act((it) => it.readAddress());
	return cleanup.run;
};
