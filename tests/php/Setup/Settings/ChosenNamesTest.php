<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Setup\Settings;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Setup\Settings\ChosenNames;
use Gazetteer\Tests\Check;

final class ChosenNamesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ([
            'nothing' => [[], []],
            'empty fields' => [['listing' => '', 'tag' => ''], []],
            'custom names' => [['listing' => 'place', 'category' => 'place-kind'], ['listing' => 'place', 'category' => 'place-kind']],
            'a name that the set already has' => [['listing' => 'gazetteer_listing'], []],
            'unknown parts' => [['menu' => 'x', '0' => 'y'], []],
            'a taxonomy of thirty characters' => [['tag' => str_repeat('t', 30)], ['tag' => str_repeat('t', 30)]],
        ] as $what => [$chosen, $names]) {
            yield "the settings accept {$what}" => static fn () => Check::same($names, ChosenNames::read(DataNames::OWN, $chosen));
        }
        foreach ([
            'a post type of WordPress' => ['listing' => 'page'],
            'a taxonomy of WordPress' => ['category' => 'category'],
            'a query variable of WordPress' => ['tag' => 'year'],
            'the name of another meta field' => ['details' => 'gallery_image_ids'],
            'a post type of more than twenty characters' => ['plan' => str_repeat('p', 21)],
            'two equal names' => ['listing' => 'place', 'plan' => 'place'],
            'a name that another part has' => ['listing' => 'gazetteer_plan'],
            'capitals' => ['listing' => 'Place'],
            'markup' => ['listing' => '<b>'],
            'a line break' => ['listing' => "place\n"],
        ] as $what => $chosen) {
            yield "the settings refuse {$what}" => static fn () => Check::same(null, ChosenNames::read(DataNames::OWN, $chosen));
        }
        yield 'names are compared with the names of the selected set' => static fn () => Check::same([], ChosenNames::read(DataNames::LEGACY, ['listing' => 'listing']));
    }
}
