<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Admin;

use Closure;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\RestRoute;
use Gazetteer\Plans\Domain\PlanCards;
use Gazetteer\Plans\PlanKey;
use Gazetteer\Plans\PlanPost;

if (!defined('ABSPATH')) {
    exit;
}

/** Renders the card of a plan from unsaved values. */
final class PlanPreview implements RestRoute
{
    public const PATH = 'plan-preview';
    private const MOST_CATEGORIES = 500;

    /** @param Closure(): PlanCards $cards */
    public function __construct(private readonly Closure $cards)
    {
    }

    public function method(): Method
    {
        return Method::Post;
    }

    public function path(): string
    {
        return self::PATH;
    }

    public function capability(): string
    {
        return Types::EDIT_PLANS;
    }

    public function args(): array
    {
        return [
            'plan' => ['type' => 'integer', 'minimum' => 0],
            'title' => ['type' => 'string'],
            'text' => ['type' => 'string'],
            'style' => ['type' => 'string', 'enum' => array_column(PlanStyle::cases(), 'value')],
            'meta' => ['type' => 'object'],
        ];
    }

    /** @return array{html: string} */
    public function answer(Input $input): array
    {
        $plan = PlanPost::fromMetas($input->id('plan'), $input->text('title'), $input->html('text'), self::metas($input));
        $style = PlanStyle::tryFrom($input->text('style')) ?? PlanStyle::VerticalView1;

        return ['html' => ($this->cards)()->draw([$plan], $style, 0)];
    }

    /** @return list<array{value: string, label: string}> The styles to choose from: one for each look of the cards. */
    public static function styles(): array
    {
        $labels = [
            PlanStyle::VerticalView1->value => __('Cards', 'gazetteer'),
            PlanStyle::VerticalView2->value => __('Cards with a colored header', 'gazetteer'),
            PlanStyle::VerticalView3->value => __('Joined columns', 'gazetteer'),
            PlanStyle::VerticalView4->value => __('Cards, price first', 'gazetteer'),
            PlanStyle::HorizontalView1->value => __('Rows', 'gazetteer'),
            PlanStyle::HorizontalView2->value => __('Rows, price first', 'gazetteer'),
            PlanStyle::VerticalView7->value => __('Expandable rows', 'gazetteer'),
            PlanStyle::VerticalView8->value => __('Comparison table', 'gazetteer'),
        ];

        return array_map(
            static fn (string $value, string $label): array => ['value' => $value, 'label' => $label],
            array_keys($labels),
            $labels,
        );
    }

    /** @return array<array-key, mixed> */
    private static function metas(Input $input): array
    {
        $meta = $input->inner('meta');

        return [
            PlanKey::CATEGORIES => $meta->ids(PlanKey::CATEGORIES, self::MOST_CATEGORIES),
            PlanKey::EXTRAS => array_values($meta->list(PlanKey::EXTRAS)),
        ] + $input->list('meta');
    }
}
