import { DISTANCE, SECTION_EVENT, SECTION_MARKUP } from '@gazetteer/contract';
import { NEVER, SHOWN } from '../../../widgets/section-backgrounds/markup.ts';
import widget from '../../../widgets/section-backgrounds/widget.ts';
import { countListeners } from '../listeners.ts';
import { mountOn } from '../mounting.ts';
import { settled } from '../window.ts';

/** A stub of IntersectionObserver. A test reports intersections with `see()`. */
class Sight {
	static made: Sight[] = [];
	readonly watched = new Set<Element>();
	constructor(
		readonly tell: (entries: object[]) => void,
		readonly options: IntersectionObserverInit,
	) {
		Sight.made.push(this);
	}
	observe(element: Element) {
		this.watched.add(element);
	}
	unobserve(element: Element) {
		this.watched.delete(element);
	}
	see(target: Element, isIntersecting = true) {
		this.tell([{ target, isIntersecting }]);
	}
}

/** Images that load or fail when the test says so. */
const pictures: { src: string; come: () => void; fail: () => void }[] = [];
class Picture {
	src = '';
	decode() {
		return new Promise<void>((come, fail) => {
			pictures.push({ src: this.src, come, fail: () => fail(new Error('no picture')) });
		});
	}
}

/** The module has one shared observer, so each test imports a new copy of the module. */
const load = async () => {
	jest.resetModules();
	const { mount } = await import('../../../widgets/section-backgrounds/mount.ts');
	return async (root: HTMLElement) => {
		const undo = await mountOn(mount, root);
		undos.push(undo);
		return undo;
	};
};

let undos: (() => void)[] = [];

const section = (attributes = '') => {
	document.body.insertAdjacentHTML(
		'beforeend',
		`<section class="gz-section" ${attributes}></section>`,
	);
	return document.body.lastElementChild as HTMLElement;
};
const OURS = `style="--gz-background:url('/a.jpg')"`;
const isShown = (element: Element) => element.classList.contains(SHOWN);

describe('section background', () => {
	beforeEach(() => {
		document.body.replaceChildren();
		Sight.made = [];
		pictures.length = 0;
		Object.assign(window, { IntersectionObserver: Sight, Image: Picture });
	});

	afterEach(() => {
		undos.forEach((undo) => undo());
		undos = [];
	});

	it('section backgrounds use one observer for all sections, 200 pixels before the viewport', async () => {
		const mount = await load();
		const sections = [section(OURS), section(OURS), section(OURS)];
		for (const one of sections) await mount(one);
		expect(Sight.made).toHaveLength(1);
		expect(Sight.made[0]!.options.rootMargin).toBe(DISTANCE.lazyMargin);
		expect([...Sight.made[0]!.watched]).toEqual(sections);
	});

	it('each section of the older theme inside an element with the data-gazetteer attribute is observed separately', async () => {
		const mount = await load();
		const root = section('data-gazetteer="section-backgrounds"');
		root.innerHTML =
			'<div class="e-con e-parent"></div><div class="e-con e-parent"></div><p>Words</p>';
		const [first, second] = root.children as unknown as [HTMLElement, HTMLElement];
		await mount(root);
		const [sight] = Sight.made;
		expect([...sight!.watched]).toEqual([first, second]);
		sight!.see(first);
		await settled();
		expect([root, first, second].map(isShown)).toEqual([false, true, false]);
		root.insertAdjacentHTML('beforeend', '<div class="e-con e-parent"></div>');
		document.dispatchEvent(new Event(SECTION_EVENT));
		expect([...sight!.watched]).toEqual([second, root.lastElementChild]);
	});

	it('a background appears when its section is near and the image is decoded, and is then unobserved', async () => {
		const mount = await load();
		const root = section(OURS);
		await mount(root);
		const sight = Sight.made[0]!;
		sight.see(root, false);
		expect(pictures).toHaveLength(0);
		sight.see(root);
		expect(pictures[0]!.src).toContain('/a.jpg');
		expect(sight.watched.size).toBe(0);
		expect(isShown(root)).toBe(false);
		pictures[0]!.come();
		await settled();
		expect(isShown(root)).toBe(true);
	});

	it('a background appears even if its image fails to load', async () => {
		const mount = await load();
		const root = section(OURS);
		await mount(root);
		Sight.made[0]!.see(root);
		pictures[0]!.fail();
		await settled();
		expect(isShown(root)).toBe(true);
	});

	it('a background appears immediately without IntersectionObserver', async () => {
		Reflect.deleteProperty(window, 'IntersectionObserver');
		const mount = await load();
		const root = section(OURS);
		await mount(root);
		pictures[0]!.come();
		await settled();
		expect(isShown(root)).toBe(true);
	});

	it.each([
		['/b c.jpg', 'url("http://localhost/b%20c.jpg")'],
		[
			'https://example.org/"quoted"\\.jpg?x=\\',
			'url("https://example.org/%22quoted%22/.jpg?x=%5C")',
		],
		['javascript:alert(1)', ''],
		['data:image/png;base64,AAAA', ''],
	])('a background reads the URL %s from its attribute as “%s”', async (address, written) => {
		const mount = await load();
		const root = section();
		root.dataset['gzBackground'] = address;
		await mount(root);
		expect(root.style.getPropertyValue('--gz-background')).toBe(written);
	});

	it('a background of the older theme appears when near or printed, unless the section has opted out', async () => {
		const mount = await load();
		const [near, printed, never] = [section(), section(), section()];
		for (const one of [near, printed, never]) one.className = 'e-con e-parent';
		never.classList.add(SECTION_MARKUP.never);
		for (const one of [near, printed, never]) await mount(one);
		Sight.made[0]!.see(near);
		expect([near, printed, never].map(isShown)).toEqual([true, false, false]);
		window.dispatchEvent(new Event('beforeprint'));
		expect([near, printed, never].map(isShown)).toEqual([true, true, false]);
	});

	it('backgrounds of the older theme are searched for again after the event of the page builder', async () => {
		const mount = await load();
		const start = jest.fn();
		Object.assign(window, { Gazetteer: { start } });
		const undo = await mount(section());
		document.dispatchEvent(new Event(SECTION_EVENT));
		expect(start).toHaveBeenCalledTimes(1);
		undo();
		document.dispatchEvent(new Event(SECTION_EVENT));
		expect(start).toHaveBeenCalledTimes(1);
		Reflect.deleteProperty(window, 'Gazetteer');
	});

	it('section backgrounds leave no listener and no observed section behind, but keep shown backgrounds', async () => {
		const listeners = countListeners();
		const mount = await load();
		const [one, two] = [section(), section(OURS)];
		const undo = [await mount(one), await mount(two)];
		Sight.made[0]!.see(one);
		expect(listeners.count()).toBe(2);
		undo.forEach((end) => end());
		expect(listeners.count()).toBe(0);
		expect(Sight.made[0]!.watched.size).toBe(0);
		expect(isShown(one)).toBe(true);
		listeners.stop();
	});

	it('section backgrounds use the class names from the contract', () => {
		expect(SHOWN).toBe(SECTION_MARKUP.loaded);
		expect(NEVER).toBe(`.${SECTION_MARKUP.never}`);
		const { container, outermost, optIn } = SECTION_MARKUP;
		expect(widget.adopt).toBe(`.${container}.${outermost},[${optIn}]`);
	});
});
