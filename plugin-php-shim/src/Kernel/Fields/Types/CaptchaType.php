<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.parse_url_parse_url -- needs no WordPress; the results are the same on all supported PHP versions.

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Contract\ContactInput;
use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A captcha: an image with letters to type. If the server cannot create images, the field is not rendered. */
final class CaptchaType extends RegisteredType
{
    public function settings(): array
    {
        return ['name', 'label', 'help'];
    }

    public function isAlwaysRequired(): bool
    {
        return true;
    }

    public function isStored(): bool
    {
        return false;
    }

    public function wrongAnswer(): string
    {
        return 'captcha';
    }

    public function challengePrefix(): string
    {
        return ContactInput::PREFIX_CAPTCHA_CHALLENGE;
    }

    public function draw(FormControl $control): string
    {
        $field = $control->field();
        $image = $control->captcha();
        if ($image['src'] === '') {
            return '';
        }
        $challenge = Tag::of('input', [
            'type' => 'hidden',
            'name' => ContactInput::PREFIX_CAPTCHA_CHALLENGE . $field->name,
            'value' => pathinfo((string) parse_url($image['src'], PHP_URL_PATH), PATHINFO_FILENAME),
        ]);
        $picture = Tag::of('img', ['class' => ['wpcf7-captchac', "wpcf7-captcha-{$field->name}"]] + $image + ['alt' => __('Letters in the image', 'gazetteer')]);
        $input = Tag::of('input', [
            'type' => 'text',
            'id' => $control->id(),
            'name' => $field->name,
            'class' => $control->classes('wpcf7-captchar'),
            'value' => '',
            'autocomplete' => 'off',
            'autocapitalize' => 'characters',
            'spellcheck' => 'false',
        ] + $control->states());

        return $control->frame($control->label() . $control->help() . $challenge . $picture . $control->wrap($input));
    }
}
