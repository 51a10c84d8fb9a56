<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Data\Types;

/** The place in which the script draws the screen. */
final class FieldScreen
{
    public static function draw(): void
    {
        if (!current_user_can(Types::EDIT_FIELDS)) {
            wp_die(esc_html__('You are not allowed to change fields.', 'gazetteer'), '', ['response' => 403]);
        }
        printf(
            '<div class="wrap"><h1>%s</h1><p>%s</p><div id="gazetteer-fields"><noscript>%s</noscript></div></div>',
            esc_html__('Fields & features', 'gazetteer'),
            esc_html__('What the submit form asks for beside what every listing says, category by category.', 'gazetteer'),
            esc_html__('This screen needs JavaScript.', 'gazetteer'),
        );
    }
}
