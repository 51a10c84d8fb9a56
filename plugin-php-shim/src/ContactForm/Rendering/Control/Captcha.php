<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\ContactForm\Submission\CaptchaPicture;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A captcha image with letters to copy. If the server cannot create images, the field is omitted. */
final class Captcha implements Control
{
    public function draw(FieldView $drawn): string
    {
        $field = $drawn->field;
        $image = $drawn->view->challenges->captcha($field);
        if ($image === '') {
            return '';
        }
        $challenge = Tag::of('input', [
            'type' => 'hidden',
            'name' => ContactInput::PREFIX_CAPTCHA_CHALLENGE . $field->name,
            'value' => pathinfo((string) parse_url($image, PHP_URL_PATH), PATHINFO_FILENAME),
        ]);
        // The image is displayed at half its size, for high-resolution screens.
        $picture = Tag::of('img', [
            'class' => ['wpcf7-captchac', "wpcf7-captcha-{$field->name}"],
            'src' => $image,
            'width' => intdiv(CaptchaPicture::WIDTH, 2),
            'height' => intdiv(CaptchaPicture::HEIGHT, 2),
            'alt' => __('Letters in the image', 'gazetteer'),
        ]);
        $input = Tag::of('input', [
            'type' => 'text',
            'id' => $drawn->id(),
            'name' => $field->name,
            'class' => $drawn->classes('wpcf7-captchar'),
            'value' => '',
            'autocomplete' => 'off',
            'autocapitalize' => 'characters',
            'spellcheck' => 'false',
        ] + $drawn->states());

        return $drawn->frame($drawn->label() . $drawn->help() . $challenge . $picture . $drawn->wrap($input));
    }
}
