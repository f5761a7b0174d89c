import "server-only";
import type { ClientContent } from "@/lib/demo/server/workspace/content/content-types";
import { appointmentBookingApp } from "./appointment-booking-app";
import { exerciseLeaflets } from "./exercise-leaflets";

export const lindenhofPhysiotherapy: ClientContent = {
  name: "Lindenhof Physiotherapy",
  themeColor: "teal",
  taxId: "00-5520861",
  email: "office@lindenhof.example",
  phoneNumber: "+1 207 555 0166",
  address: "55 Linden Court\nSouth Portland, ME 04106",
  street: "55 Linden Court",
  postcode: "04106",
  city: "South Portland",
  region: "ME",
  country: "US",
  detail: "Practice with six therapists and two receptionists, open from seven to seven.",
  note: [
    "Patient data never leaves their systems. Screens for reviews use the invented patients from the sheet.",
    "",
    "- Annika approves words, Dr. Okafor approves exercises.",
    "- Every printed page must work for a reader of 80 with new glasses.",
    "- Reception is busiest from 8 to 9. Calls start at 9 sharp.",
  ],
  since: -80,
  contacts: [
    {
      name: "Annika Vestergaard",
      role: "Practice manager",
      phoneNumber: "+1 207 555 0167",
      email: "annika@lindenhof.example",
      details: "Answers within the hour. Prefers two options to one proposal.",
      avatar: "avatar-annika-vestergaard.webp",
    },
    {
      name: "Dr. Chidi Okafor",
      role: "Lead therapist",
      phoneNumber: "+1 207 555 0168",
      email: "c.okafor@lindenhof.example",
      avatar: "avatar-chidi-okafor.webp",
    },
  ],
  projects: [appointmentBookingApp, exerciseLeaflets],
};
