import "server-only";
/** The studio and the one person who runs it. */
export const profile = {
  displayName: "Tamsin Oyelaran",
  email: "tamsin@oyelaran.example",
  phoneNumber: "+1 207 555 0142",
  address: "18 Ropewalk Lane, Studio 4\nPortland, ME 04101",
  bio: "Independent designer and front-end developer. I make identities and websites for people who make things: bread, bikes, books, gardens. One studio, one pair of hands, a good circle of partners.",
  street: "18 Ropewalk Lane, Studio 4",
  postcode: "04101",
  city: "Portland",
  region: "ME",
  country: "US",
  taxId: "00-4182207",
  currency: "USD",
  hourlyRate: "85",
  specialization: ["Brand identity", "Web design", "Front-end development", "Design systems", "Typography"],
  avatar: "avatar-tamsin-oyelaran.webp",
  logo: "studio-logo.png",
  logoWidth: 649,
  logoHeight: 200,
  accent: "#0f6b6b",
} as const;
