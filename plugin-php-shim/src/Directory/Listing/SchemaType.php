<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

/** Picks the schema.org type that fits a listing best, from the slugs of its categories. */
final class SchemaType
{
    public const USUAL = 'LocalBusiness';

    /** Patterns for category slugs, by schema.org type. More specific types come first. */
    private const WORDS = [
        'BedAndBreakfast' => 'bed-and-breakfast|guest-?houses?',
        'Hostel' => 'hostels?',
        'Motel' => 'motels?',
        'Campground' => 'campgrounds?|camping|campsites?',
        'Hotel' => 'hotels?|inns?',
        'CafeOrCoffeeShop' => 'caf(?:e|es)|coffee|tea-?rooms?',
        'Bakery' => 'baker(?:y|ies)',
        'BarOrPub' => 'bars?|pubs?',
        'FastFoodRestaurant' => 'fast-food|takeaways?',
        'Restaurant' => 'restaurants?|bistros?|diners?',
        'AutoRental' => 'car-(?:hire|rentals?)|rental-cars?',
        'AutoRepair' => 'auto-repairs?|car-repairs?|garages?',
        'AutoDealer' => 'car-dealers?|auto-dealers?',
        'GasStation' => 'gas-stations?|petrol-stations?',
        'Airport' => 'airports?',
        'Museum' => 'museums?',
        'Library' => 'librar(?:y|ies)',
        'MovieTheater' => 'cinemas?|movie-theaters?',
        'Dentist' => 'dentists?',
        'Physician' => 'doctors?|physicians?',
        'Hospital' => 'hospitals?|clinics?',
        'Pharmacy' => 'pharmac(?:y|ies)',
        'VeterinaryCare' => 'vets?|veterinar(?:y|ians?)',
        'Attorney' => 'lawyers?|attorneys?|solicitors?',
        'AccountingService' => 'accountants?|accounting',
        'RealEstateAgent' => 'real-estate|estate-agents?|realtors?',
        'InsuranceAgency' => 'insurances?',
        'BankOrCreditUnion' => 'banks?',
        'TravelAgency' => 'travel-agenc(?:y|ies)',
        'Plumber' => 'plumbers?|plumbing',
        'Electrician' => 'electricians?',
        'Locksmith' => 'locksmiths?',
        'HairSalon' => 'hairdressers?|hair-salons?|barbers?',
        'BeautySalon' => 'beauty(?:-salons?)?',
        'DaySpa' => 'spas?',
        'ExerciseGym' => 'gyms?|fitness',
        'ChildCare' => 'child-?care|nurser(?:y|ies)|kindergartens?',
        'BookStore' => 'book-?(?:shops?|stores?)',
        'Florist' => 'florists?',
        'GroceryStore' => 'grocer(?:y|ies)|supermarkets?',
        'Store' => 'shops?|stores?',
    ];
    /** Types that no slug leads to, but that the site owner can choose for a category. */
    private const OTHERS = [
        'ClothingStore', 'EntertainmentBusiness', 'EventVenue', 'FoodEstablishment', 'HardwareStore', 'HomeAndConstructionBusiness', self::USUAL, 'LodgingBusiness',
        'MedicalClinic', 'Park', 'Place', 'PlaceOfWorship', 'ProfessionalService', 'Resort', 'School', 'ShoppingCenter', 'SportsClub', 'TouristAttraction',
        'TouristInformationCenter', 'Winery',
    ];
    /** Types that are not businesses. For these types, schema.org defines no price range and no email address. */
    private const PLACES = ['Airport', 'Museum', 'EventVenue', 'Park', 'Place', 'PlaceOfWorship', 'School', 'TouristAttraction'];

    /** @param list<string> $slugs */
    public static function fromSlugs(array $slugs): string
    {
        foreach (self::WORDS as $type => $words) {
            foreach ($slugs as $slug) {
                if (preg_match("/(?:^|-)(?:{$words})(?:-|$)/", $slug) === 1) {
                    return $type;
                }
            }
        }

        return self::USUAL;
    }

    /** @return list<string> The types that the site owner can choose, in alphabetical order. */
    public static function choices(): array
    {
        $types = [...array_keys(self::WORDS), ...self::OTHERS];
        sort($types);

        return $types;
    }

    public static function isBusiness(string $type): bool
    {
        return !in_array($type, self::PLACES, true);
    }
}
