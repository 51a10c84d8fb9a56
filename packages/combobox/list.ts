export interface OptionText {
	readonly title: string;
	/** A second line of text in small print, such as the city of a place. May be empty. */
	readonly context: string;
	/** The heading above the options with the same group. Options of a group are next to each other. */
	readonly group?: string;
}

/** Wraps text in a `bdi` element, because it may have another text direction than the page. */
function isolated(text: string): HTMLElement {
	const element = document.createElement('bdi');
	element.textContent = text;
	return element;
}

function drawOption({ title, context }: OptionText, id: string): HTMLElement {
	const item = document.createElement('li');
	item.id = id;
	item.setAttribute('role', 'option');
	item.append(isolated(title));
	if (context) {
		const small = document.createElement('small');
		small.append(isolated(context));
		item.append(small);
	}
	return item;
}

function drawGroup(label: string, id: string, options: readonly HTMLElement[]): HTMLElement {
	const group = document.createElement('div');
	group.setAttribute('role', 'group');
	group.setAttribute('aria-labelledby', id);
	const heading = document.createElement('span');
	heading.id = id;
	heading.className = 'gz-suggestions-group';
	heading.textContent = label;
	const list = document.createElement('ul');
	list.setAttribute('role', 'none');
	list.append(...options);
	group.append(heading, list);
	return group;
}

/** Creates the popup of a combobox: a list of options, and a line of text below it. */
export function createList(id: string, label: string, choose: (index: number) => void) {
	const popup = document.createElement('div');
	popup.className = 'gz-suggestions';
	popup.hidden = true;
	const list = document.createElement('ul');
	list.id = `${id}-options`;
	list.setAttribute('role', 'listbox');
	list.setAttribute('aria-label', label);
	const note = document.createElement('p');
	popup.append(list, note);

	const idOf = (index: number) => `${id}-option-${index}`;
	let items: readonly HTMLElement[] = [];
	// Prevent the list from taking the focus. The input handles the keys.
	list.addEventListener('mousedown', (event) => event.preventDefault());
	list.addEventListener('click', ({ target }) => {
		const item = target instanceof Element && target.closest<HTMLElement>('[role="option"]');
		if (item) choose(items.indexOf(item));
	});

	return {
		popup,
		list,
		idOf,
		draw(options: readonly OptionText[]) {
			items = options.map((option, index) => drawOption(option, idOf(index)));
			const groups = [...new Set(options.map(({ group = '' }) => group))];
			list.replaceChildren(
				...groups.flatMap((group, number) => {
					const some = items.filter(
						(_, index) => (options[index]!.group ?? '') === group,
					);
					return group ? [drawGroup(group, `${id}-group-${number}`, some)] : some;
				}),
			);
		},
		activate(at: number) {
			for (const [index, item] of items.entries()) {
				item.setAttribute('aria-selected', String(index === at));
				if (index === at) item.scrollIntoView({ block: 'nearest' });
			}
		},
		/** Shows an error, or the attribution of the options, below the list. */
		write(text: string, isCredit: boolean) {
			note.hidden = !text;
			note.className = `gz-suggestions-note${isCredit ? ' gz-suggestions-credit' : ''}`;
			note.replaceChildren(isolated(text));
		},
	};
}
