import { type ComponentType } from '@wordpress/element';
import type { EditProps } from '@wordpress/blocks';
import { useBlockProps } from '@wordpress/block-editor';
import { Acceptance } from '../canvas/acceptance.tsx';
import { Choices, Select } from '../canvas/choice-fields.tsx';
import type { CanvasProps } from '../canvas/labelled.tsx';
import { Captcha, Quiz } from '../canvas/quiz-and-captcha.tsx';
import { Area, Line } from '../canvas/text-fields.tsx';
import { File, Hidden, Submit } from '../canvas/other-fields.tsx';
import { Range } from '../canvas/range.tsx';
import { Registered } from '../canvas/registered.tsx';
import { FieldSettings } from '../settings/field-settings.tsx';
import { readField, type FieldAttributes } from './field.ts';
import type { FieldKind, Kind } from './field-kind.ts';
import { useUniqueName } from './use-unique-name.ts';

const COMPONENTS: Readonly<Record<Kind, ComponentType<CanvasProps>>> = {
	line: Line,
	area: Area,
	range: Range,
	select: Select,
	choices: Choices,
	acceptance: Acceptance,
	quiz: Quiz,
	captcha: Captcha,
	file: File,
	hidden: Hidden,
	submit: Submit,
	registered: Registered,
};

/**
 * Creates the edit component of a field block. Loads the stylesheet of the contact form into the
 * canvas.
 */
export const editField = (type: string, { kind, settings }: FieldKind) => {
	const Component = COMPONENTS[kind];
	return function EditField({ attributes, setAttributes, isSelected, clientId }: EditProps) {
		const field = readField(attributes);
		const set = (changed: Partial<FieldAttributes>) => setAttributes({ ...changed });
		const named = { clientId, type, label: field.label, name: field.name, isSelected, set };
		useUniqueName(named);
		return (
			<>
				<FieldSettings type={type} field={field} set={set} groups={settings} />
				<div {...useBlockProps({ className: 'gz-field-block' })}>
					<div className="wpcf7" data-gazetteer="contact-form">
						<div className="wpcf7-form init">
							<div className={`gz-field gz-field-${type}`}>
								<Component
									type={type}
									field={field}
									set={set}
									isSelected={isSelected}
								/>
							</div>
						</div>
					</div>
				</div>
			</>
		);
	};
};
