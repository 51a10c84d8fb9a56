import { useEffect, useRef, useState } from '@wordpress/element';
import { Button, CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Finding } from './found-place.ts';

interface ConfirmProps {
	readonly findings: readonly Finding[];
	/** A message about values that the lookup cannot fill in. */
	readonly note: string;
	/** The attribution text that the place search provider requires. */
	readonly credit: string;
	readonly take: (names: readonly string[]) => void;
	readonly leave: () => void;
}

/** Lets the user confirm the found values before they are filled in. */
export function Confirm({ findings, note, credit, take, leave }: ConfirmProps) {
	const [left, setLeft] = useState<readonly string[]>([]);
	const group = useRef<HTMLFieldSetElement>(null);
	useEffect(() => group.current?.focus(), []);
	const turn = (name: string, on: boolean) =>
		setLeft((now) => (on ? now.filter((it) => it !== name) : [...now, name]));
	const taken = findings.map(({ name }) => name).filter((name) => !left.includes(name));
	return (
		<fieldset className="gz-boxes gz-found" ref={group} tabIndex={-1}>
			<legend>{__('Details that were found', 'gazetteer')}</legend>
			{findings.map(({ name, label, value, instead }) => (
				<CheckboxControl
					key={name}
					__nextHasNoMarginBottom
					label={
						<>
							{label}: <bdi>{value}</bdi>
						</>
					}
					/* translators: %s: what a field of the listing says now. */
					help={instead && sprintf(__('Replaces “%s”.', 'gazetteer'), instead)}
					checked={!left.includes(name)}
					onChange={(on) => turn(name, on)}
				/>
			))}
			{note && <p className="gz-note">{note}</p>}
			{credit && (
				<p className="gz-credit">
					<bdi>{credit}</bdi>
				</p>
			)}
			<div className="gz-tools">
				<Button variant="primary" onClick={() => take(taken)}>
					{__('Use these details', 'gazetteer')}
				</Button>
				<Button variant="tertiary" onClick={leave}>
					{__('Cancel', 'gazetteer')}
				</Button>
			</div>
		</fieldset>
	);
}
