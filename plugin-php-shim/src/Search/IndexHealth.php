<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Closure;
use Gazetteer\Kernel\SiteHealthButton;

/** A Site Health test of the search index, with a button that rebuilds the index. */
final class IndexHealth
{
    private const ACTION = 'gazetteer_rebuild_search_index';

    /** @param Closure(): SiteIndex $index */
    public function __construct(private readonly Closure $index)
    {
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function addTest(array $tests): array
    {
        $tests['direct']['gazetteer_search_index'] = [
            'label' => __('The directory’s search index is complete', 'gazetteer'),
            'test' => $this->test(...),
        ];

        return $tests;
    }

    /** @return array<string, mixed> */
    private function test(): array
    {
        [$kept, $published] = $this->figures();
        $state = ($this->index)()->state();
        $isBuilding = $state->buildingSlot() !== null;
        $isGood = $state->isReady() && $kept === $published;

        return [
            'test' => 'gazetteer_search_index',
            'label' => match (true) {
                $isGood => __('The directory’s search index is complete', 'gazetteer'),
                $isBuilding => __('The directory’s search index is being built', 'gazetteer'),
                default => __('The directory’s search index is not complete', 'gazetteer'),
            },
            'status' => $isGood ? 'good' : 'recommended',
            'badge' => ['label' => __('Directory', 'gazetteer'), 'color' => 'blue'],
            'description' => '<p>' . esc_html(sprintf(
                /* translators: 1: number of listings in the search index, 2: number of published listings. */
                __('The search index lets visitors find listings quickly. It contains %1$s of %2$s published listings. During a rebuild, searches use the previous index. Until the first index is complete, visitors see the newest listings.', 'gazetteer'),
                number_format_i18n($kept),
                number_format_i18n($published),
            )) . '</p>',
            'actions' => SiteHealthButton::draw(self::ACTION, __('Rebuild the index', 'gazetteer')),
        ];
    }

    /**
     * @param array<string, array<string, mixed>> $sections
     * @return array<string, array<string, mixed>>
     */
    public function addFigures(array $sections): array
    {
        [$kept, $published] = $this->figures();
        $state = ($this->index)()->state();
        $sections['gazetteer_search_index'] = [
            'label' => __('Directory', 'gazetteer'),
            'fields' => [
                'published' => ['label' => __('Published listings', 'gazetteer'), 'value' => $published],
                'kept' => ['label' => __('Listings in the search index', 'gazetteer'), 'value' => $kept],
                'state' => [
                    'label' => __('Status of the search index', 'gazetteer'),
                    'value' => $state->buildingSlot() === null ? __('Complete', 'gazetteer') : __('Being built', 'gazetteer'),
                    'debug' => ($state->isReady() ? 'ready' : 'not ready') . ($state->buildingSlot() === null ? '' : ', building after ' . (int) $state->next()),
                ],
                'built' => [
                    'label' => __('Last rebuilt', 'gazetteer'),
                    'value' => $state->lastBuilt() === 0 ? __('Never', 'gazetteer') : (string) wp_date('Y-m-d H:i', $state->lastBuilt()),
                ],
            ],
        ];

        return $sections;
    }

    public function rebuild(): void
    {
        SiteHealthButton::check(self::ACTION);
        ($this->index)()->scheduleRebuild();
        SiteHealthButton::goBack();
    }

    /** @return array{int, int} Number of listings in the index, and of published listings. */
    private function figures(): array
    {
        $index = ($this->index)();
        $index->ensureBuilt();
        $kept = $index->tables()->exist() ? (int) $index->tables()->rows('SELECT COUNT(*) AS kept FROM {listings}')[0]['kept'] : 0;

        return [$kept, $index->rebuilder()->count()];
    }
}
