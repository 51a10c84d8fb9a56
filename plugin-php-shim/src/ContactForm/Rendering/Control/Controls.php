<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Domain\FieldType;

/** Maps each field type to its control. */
final class Controls
{
    public static function of(FieldType $type): Control
    {
        return match ($type) {
            FieldType::Text, FieldType::Email, FieldType::Url, FieldType::Tel,
            FieldType::Number, FieldType::Date, FieldType::Time => new Line(),
            FieldType::Range => new Slider(),
            FieldType::Textarea => new Area(),
            FieldType::Select => new Select(),
            FieldType::Checkboxes, FieldType::Radios => new Choices(),
            FieldType::Acceptance => new Acceptance(),
            FieldType::Quiz => new Quiz(),
            FieldType::Captcha => new Captcha(),
            FieldType::File => new File(),
            FieldType::Hidden => new Hidden(),
            FieldType::Submit => new Submit(),
        };
    }
}
