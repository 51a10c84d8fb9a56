import type { Gazetteer } from './gazetteer.ts';

/** A call that was queued before Gazetteer loaded, such as `['mount', element]`. */
type Call = readonly [keyof Gazetteer, ...unknown[]];

interface Queue {
	push: (...calls: Call[]) => void;
}

declare global {
	interface Window {
		Gazetteer?: Partial<Gazetteer> & { q?: Call[] | Queue };
	}
}

/**
 * Installs this copy as `window.Gazetteer`, unless the page already has the same version. If
 * another version is installed, this copy starts only the widgets that the other version lacks.
 */
export function install(gazetteer: Gazetteer): void {
	const { Gazetteer: there = {} } = window;
	const { version, start } = gazetteer;
	if (there.version === version) return;

	// Run each call in its own microtask, so that an exception does not prevent the next call.
	const push = (...calls: Call[]) => {
		for (const [name, ...given] of calls)
			queueMicrotask(() => (gazetteer[name] as (...args: unknown[]) => void)(...given));
	};

	if (there.version) {
		console.warn('Gazetteer', there.version, version);
	} else {
		window.Gazetteer = { ...gazetteer, q: { push } };
		push(...((there.q as Call[] | undefined) ?? []));
	}
	// While the page is parsed, an element may lack some of its children.
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => start());
	else start();
}
