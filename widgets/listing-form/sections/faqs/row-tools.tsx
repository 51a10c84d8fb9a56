import { fillIn, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { useValue } from '../../interactive/values.tsx';

const ICON = {
	up: 'M6 15l6-6 6 6',
	down: 'M6 9l6 6 6-6',
	remove: 'M6 6l12 12M18 6L6 18',
} as const;

type Act = keyof typeof ICON;

const WORDS = {
	up: TEXT.questionUp,
	down: TEXT.questionDown,
	remove: TEXT.removeQuestion,
} as const;

interface RowToolsProps {
	readonly place: () => number;
	readonly act: (act: Act) => void;
}

/** The buttons of one question. They are rendered again when the order changes. */
export function RowTools({ place, act }: RowToolsProps) {
	const [faqs = []] = useValue('faqs');
	const at = place();
	const isOff: Record<Act, boolean> = {
		up: at <= 0,
		down: at >= faqs.length - 1,
		remove: false,
	};
	return (
		<>
			{(Object.keys(ICON) as Act[]).map((name) => (
				<button
					key={name}
					type="button"
					className="gz-faq-button"
					data-act={name}
					aria-label={fillIn(pageText(WORDS[name]), { number: at + 1 })}
					// `disabled` would remove the focus, and keyboard users would lose their
					// position.
					aria-disabled={isOff[name]}
					onClick={() => isOff[name] || act(name)}
				>
					<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
						<path d={ICON[name]} stroke="currentColor" strokeWidth="2" fill="none" />
					</svg>
				</button>
			))}
		</>
	);
}

interface AddRowProps {
	readonly most: number;
	readonly add: () => void;
}

/** A button that adds a question, or a hint that the maximum is reached. */
export function AddRow({ most, add }: AddRowProps) {
	const [faqs = []] = useValue('faqs');
	if (faqs.length >= most) {
		return (
			<p className="gz-hint gz-faq-limit">
				{fillIn(pageText(TEXT.questionLimit), { count: most })}
			</p>
		);
	}
	return (
		<button type="button" className="gz-link-button gz-faq-add" onClick={add}>
			<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
				<path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="2" />
			</svg>
			{pageText(TEXT.addQuestion)}
		</button>
	);
}
